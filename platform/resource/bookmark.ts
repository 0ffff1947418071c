import { createHmac, timingSafeEqual } from 'node:crypto';
import { invalid } from './refusal.ts';

/** It is the key of a page's last row, in the store's format. */
export type PageKey = readonly (string | number | null)[];

/** Marks the page after the last one, which is empty. */
export const END_BOOKMARK = '-end-';

const MAC_BYTES = 9;

function mac(payload: string, scope: string, secret: string): Buffer {
  return createHmac('sha256', secret)
    .update(scope)
    .update('\0')
    .update(payload)
    .digest()
    .subarray(0, MAC_BYTES);
}

/** Carries the key of the next page; `scope` (a resource's name) keeps lists apart. */
export function encodeBookmark(key: PageKey, scope: string, secret: string): string {
  const payload = Buffer.from(JSON.stringify(key)).toString('base64url');
  return `${payload}.${mac(payload, scope, secret).toString('base64url')}`;
}

export function decodeBookmark(text: string, scope: string, secret: string): PageKey {
  const [payload = '', sent = ''] = text.split('.');
  const given = Buffer.from(sent, 'base64url');
  const right = mac(payload, scope, secret);
  if (given.length !== right.length || !timingSafeEqual(given, right)) {
    throw invalid('bookmarks', 'bookmarks is not a valid bookmark for this list.');
  }
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as PageKey;
}

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
