import { type Id, parseId } from '#platform/ids/ids.ts';
import type { PageKey } from '#platform/resource/bookmark.ts';

/** A result and its score; both together are the key of a page. */
export interface FoundRow {
  id: Id;
  /** A whole number of 63 bits. */
  score: string;
}

export function keyOfFound({ score, id }: FoundRow): PageKey {
  return [score, id];
}

/** The parameters of a statement that reads on after the key. */
export function valuesBehind(after: PageKey | null): [string | null, Id | null] {
  const id = parseId(after?.[1]);
  return after && id ? [String(after[0]), id] : [null, null];
}

/** Condition and order of a page of scored rows; the key is in these two parameters. */
export function pageBehind(score: number, id: number): string {
  return `where ($${score}::bigint is null or (score, id) < ($${score}, $${id}::bigint)) order by score desc, id desc`;
}
