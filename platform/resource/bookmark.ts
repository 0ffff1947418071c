import { createCipheriv, createDecipheriv, createHmac, timingSafeEqual } from 'node:crypto';
import { invalid } from './refusal.ts';

/** It is the key of a page's last row, in the store's format. */
export type PageKey = readonly (string | number | null)[];

/** Marks the page after the last one, which is empty. */
export const END_BOOKMARK = '-end-';

const MAC_BYTES = 16;

/**
 * Carries the key of the next page; `scope` (a resource's name) keeps lists apart. It is encrypted, as the key may be of a
 * row that the viewer may not see: https://www.rfc-editor.org/rfc/rfc5297 has why the mac may start the cipher.
 */
export function encodeBookmark(key: PageKey, scope: string, secret: string): string {
  const payload = Buffer.from(JSON.stringify(key));
  const mac = macOf(payload, scope, secret);
  const cipher = createCipheriv('aes-256-ctr', keyFor('cipher', secret), mac);
  return [cipher.update(payload), mac].map((part) => part.toString('base64url')).join('.');
}

export function decodeBookmark(text: string, scope: string, secret: string): PageKey {
  const [sealed = Buffer.of(), mac = Buffer.of()] = text
    .split('.')
    .map((part) => Buffer.from(part, 'base64url'));
  if (mac.length === MAC_BYTES) {
    const payload = createDecipheriv('aes-256-ctr', keyFor('cipher', secret), mac).update(sealed);
    if (timingSafeEqual(mac, macOf(payload, scope, secret))) return JSON.parse(payload.toString()) as PageKey;
  }
  throw invalid('bookmarks', 'bookmarks is not a valid bookmark for this list.');
}

function macOf(payload: Buffer, scope: string, secret: string): Buffer {
  const mac = createHmac('sha256', keyFor('mac', secret)).update(scope).update('\0').update(payload);
  return mac.digest().subarray(0, MAC_BYTES);
}

const keyFor = (use: 'cipher' | 'mac', secret: string) =>
  createHmac('sha256', secret).update(`bookmarks\0${use}`).digest();

/**
 * `bookmarks` is absent, null, `[null]`, `[]`, `[""]`, `["…"]` or a plain text; clients of path resources send
 * `bookmark`, as the answer calls it.
 */
export function sentBookmark({
  bookmarks,
  bookmark,
}: {
  bookmarks?: unknown;
  bookmark?: unknown;
}): string | null {
  const first = (Array.isArray(bookmarks) ? bookmarks[0] : bookmarks) ?? bookmark;
  if (first === undefined || first === null || first === '') return null;
  if (typeof first !== 'string') throw invalid('bookmarks', 'bookmarks must be a list of strings.');
  return first;
}

/** The rows are read one beyond the page; `last` is undefined if no page follows. */
export function cutPage<Row>(
  rows: readonly Row[],
  pageSize: number,
): { shown: Row[]; last: Row | undefined } {
  const shown = rows.slice(0, pageSize);
  return { shown, last: rows.length > pageSize ? shown.at(-1) : undefined };
}
