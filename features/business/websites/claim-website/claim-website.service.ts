import { randomBytes } from 'node:crypto';
import { requireAttempt } from '#features/core/identity/attempts.service.ts';
import { fetchTexts } from '#features/core/media/fetch-texts.ts';
import { type ClaimMethod, hostOfWebsite, proofsOf } from '#features/core/people/claim-code.ts';
import type { FetchRefusal } from '#platform/fetching/fetch-refusal.ts';
import type { FetchedPage, NotFetched } from '#platform/fetching/fetcher.ts';
import { networkOf } from '#platform/rate/network-of.ts';
import type { Platform } from '#platform/resource/context.ts';
import { Refusal } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import {
  type ClaimRow,
  deleteClaim,
  findClaim,
  lockWebsite,
  setWebsiteVerified,
  upsertClaim,
  writeProof,
} from './claim-website.store.ts';
import { claimRefusals } from './claim-website.ts';
import { nextCheck } from './next-check.ts';

const HOUR = 3600;

/** Enough to wait for DNS changes. */
const CHECKS_BY_PERSON = { name: 'website checks by person', most: 20, windowSeconds: HOUR };
/** Too few for one network with many accounts to make us send a site many requests. */
const CHECKS_BY_HOST = { name: 'website checks by host and address', most: 60, windowSeconds: HOUR };

export function showClaim({ db, viewer }: ContextFor<'person'>): Promise<ClaimRow | null> {
  return findClaim(db, viewer.id);
}

export async function startClaim(context: ContextFor<'person'>): Promise<ClaimRow | null> {
  const { db, viewer, clock } = context;
  await db.transaction(async (tx) => {
    const locked = await lockWebsite(tx, viewer.id);
    const { website } = locked;
    if (!website) throw new Refusal(claimRefusals['no-website']);
    await upsertClaim(tx, locked, { website, code: randomBytes(16).toString('hex'), at: clock.now() });
  });
  return showClaim(context);
}

/** @throws Refusal 'conflict' if nothing is claimed, 'invalid' if the code is missing */
export async function checkClaim(
  context: ContextFor<'person'>,
  method: ClaimMethod,
): Promise<ClaimRow | null> {
  const { db, viewer, clock, request } = context;
  const claim = await findClaim(db, viewer.id);
  if (!claim?.website || !claim.code) throw new Refusal(claimRefusals['not-claimed']);
  const { website, code } = claim;
  await requireAttempt(context, [
    [CHECKS_BY_PERSON, viewer.id],
    [CHECKS_BY_HOST, `${hostOfWebsite(website)} ${networkOf(request.address)}`],
  ]);
  const search = await findCode(context, { website, code }, method);
  if (!search.found) throw refusalOf(search);
  const at = clock.now();
  await db.transaction(async (tx) => {
    // It may have changed during the check.
    const locked = await lockWebsite(tx, viewer.id);
    if (locked.website !== website) throw new Refusal(claimRefusals['not-claimed']);
    const isClaimed = await writeProof(tx, locked, { code, method, at, checkAt: nextCheck(at, 0) });
    if (!isClaimed) throw new Refusal(claimRefusals['not-claimed']);
    await setWebsiteVerified(tx, locked, true);
  });
  return showClaim(context);
}

function refusalOf(search: CodeSearch & { found: false }): Refusal {
  if (search.reason !== 'not-fetched') return new Refusal(claimRefusals[search.reason]);
  const { why } = search;
  return new Refusal({
    kind: 'invalid',
    reason: `address-${why}`,
    message: fetchTexts[why],
    field: 'method',
  });
}

export async function endClaim(context: ContextFor<'person'>): Promise<ClaimRow | null> {
  const { db, viewer } = context;
  await db.transaction(async (tx) => {
    const locked = await lockWebsite(tx, viewer.id);
    await deleteClaim(tx, locked);
    await setWebsiteVerified(tx, locked, false);
  });
  return showClaim(context);
}

type CodeSearch =
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
