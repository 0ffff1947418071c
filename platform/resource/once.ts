import type { Reading } from './context.ts';

/** What the calls of one page have read so far, by what it is. */
export type Found = Map<string, Promise<unknown>>;

/**
 * Reads a thing once for all calls that a page makes while it is rendered; a call by itself reads it anew. What the
 * viewer may see of it is decided by each call.
 * @param key names the thing and how it is read; each key goes with one reader, and so with one type
 */
export function readOnce<T>(
  { found }: Pick<Reading, 'found'>,
  key: string,
  read: () => Promise<T>,
): Promise<T> {
  if (!found) return read();
  const known = found.get(key) ?? read();
  found.set(key, known);
  return known as Promise<T>;
}
