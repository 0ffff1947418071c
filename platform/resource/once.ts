import type { Reading } from './context.ts';

export type Found = Map<string, Promise<unknown>>;

/**
 * A call by itself always reads. Each call decides what the viewer may see of it.
 * @param key belongs to one reader, and so to one type
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
