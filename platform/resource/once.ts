import type { Reading } from './context.ts';

/** What the calls of one page have read so far, by key. */
export type Found = Map<string, Promise<unknown>>;

/**
 * Reads something once for all calls of a page; a call by itself always reads it. Each call decides what the viewer
 * may see of it.
 * @param key names the thing and how it is read; each key belongs to one reader, and so to one type
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
