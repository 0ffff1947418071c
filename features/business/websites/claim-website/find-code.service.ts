import { type ClaimMethod, hostOfWebsite, proofsOf } from '#features/core/people/claim-code.ts';
import type { FetchRefusal } from '#platform/fetching/fetch-refusal.ts';
import type { FetchedPage, NotFetched } from '#platform/fetching/fetcher.ts';
import type { Platform } from '#platform/resource/context.ts';

export type CodeSearch =
  | { found: true }
  | { found: false; reason: 'code-missing' | 'leads-elsewhere' }
  | { found: false; reason: 'not-fetched'; why: FetchRefusal };

const MISSING: CodeSearch = { found: false, reason: 'code-missing' };

export async function findCode(
  { fetcher }: Pick<Platform, 'fetcher'>,
  { website, code }: { website: string; code: string },
  method: ClaimMethod,
): Promise<CodeSearch> {
  const proofs = proofsOf(code);
  if (method === 'dns') {
    const texts = await fetcher.readTexts(hostOfWebsite(website));
    return texts.some((text) => text.trim() === proofs.dnsRecord) ? { found: true } : MISSING;
  }
  const address = method === 'file' ? new URL(`/${proofs.fileName}`, website).href : website;
  const page = await fetcher.fetchPage(address);
  const error = errorOf(page, website);
  if (error || !page.ok) return error ?? MISSING;
  const isThere =
    method === 'file' ? page.html.includes(code) : await hasMeta(page.html, proofs.metaName, code);
  return isThere ? { found: true } : MISSING;
}

/** A site with an open redirect would otherwise prove whatever it redirects to. */
function errorOf(page: FetchedPage | NotFetched, website: string): CodeSearch | null {
  if (!page.ok) return { found: false, reason: 'not-fetched', why: page.reason };
  const isSame = hostOfWebsite(page.url) === hostOfWebsite(website);
  return isSame ? null : { found: false, reason: 'leads-elsewhere' };
}

async function hasMeta(html: string, name: string, code: string): Promise<boolean> {
  // The parser is loaded when first needed, as few processes need it.
  const { readPageElements } = await import('#platform/fetching/page-elements.ts');
  return readPageElements(html).metas.some(
    (meta) => meta.name?.toLowerCase() === name && meta.content?.trim() === code,
  );
}
