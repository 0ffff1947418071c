import { hash } from 'node:crypto';
import { type CachedForSeconds, cacheForSeconds } from './cache-for-seconds.ts';
import { type Packing, packed } from './packing.ts';
import { hashesOfScripts, NONCE_PLACEHOLDER } from './security-headers.ts';

export interface CachedPage {
  status: number;
  headers: [string, string][];
  body: Buffer;
  packed: Map<Packing, Promise<Buffer>>;
  scripts: string;
  etag: string;
}

export type PageCache = CachedForSeconds<CachedPage>;

const LARGEST_TOTAL = 32 * 1024 * 1024;

export function createPageCache(seconds: number): PageCache {
  // The compressed forms of a page are together a quarter of it.
  return cacheForSeconds({ seconds, largest: LARGEST_TOTAL, bytesOf: ({ body }) => body.length * 1.25 });
}

/** The page must be rendered with the placeholder as its nonce. */
export function cachedPage(page: { status: number; headers: [string, string][]; html: string }): CachedPage {
  const { status, headers, html } = page;
  const body = Buffer.from(html.replaceAll(NONCE_PLACEHOLDER, ''));
  const etag = `W/"${hash('sha1', body, 'base64url')}"`;
  return { status, headers, body, packed: new Map(), scripts: hashesOfScripts(html), etag };
}

export function packedBody(page: CachedPage, packing: Packing): Promise<Buffer> {
  const known = page.packed.get(packing) ?? packed(page.body, packing, 'once');
  page.packed.set(packing, known);
  return known;
}
