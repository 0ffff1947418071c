import { isActive } from '#features/core/people/person-row.ts';
import { type Id, parseId } from '#platform/ids/ids.ts';
import { cutPage, type PageKey } from '#platform/resource/bookmark.ts';
import type { Page, PageRequest } from '#platform/resource/resource.ts';
import type { ReadQuery } from './read-query/read-query.service.ts';

/** How many batches are read when much of a page is hidden from the viewer. */
const MOST_BATCHES = 4;

type Steps<Item> = {
  query: ReadQuery;
  read: (after: PageKey | null, limit: number) => Promise<FoundRow[]>;
  present: (rows: readonly FoundRow[]) => Promise<Item[]>;
  idOf: (item: Item) => Id;
};

export interface FoundPage<Item> extends Page<Item> {
  /** What was probably meant, if some of these are found only by that. */
  correction: string | null;
}

export const NOTHING_FOUND = { items: [], next: null, correction: null };

/** Reads on while less than half of the page is visible. */
export async function fillPage<Item>(
  { after, pageSize }: PageRequest & { pageSize: number },
  { query, read, present, idOf }: Steps<Item>,
): Promise<FoundPage<Item>> {
  const items: Item[] = [];
  const corrected = new Set<Id>();
  let key = after;
  for (let batch = 0; batch < MOST_BATCHES && items.length * 2 < pageSize; batch += 1) {
    const { shown, last } = cutPage(await read(key, pageSize - items.length + 1), pageSize - items.length);
    for (const { id, score } of shown) if (Number(score) < 0) corrected.add(id);
    items.push(...(await present(shown)));
    key = last ? keyOfFound(last) : null;
    if (!key) break;
  }
  const isCorrected = items.some((item) => corrected.has(idOf(item)));
  return { items, next: key, correction: isCorrected ? query.correction : null };
}

/** By how much less another form of a word scores than the word: less than a title more than a description, but years. */
export const OTHER_FORM = 300_000;

/** By how much less a row scores that only the corrected query finds: more than all else together. */
export const CORRECTED = 100_000_000;

/** The id and the score together are the key of a page. */
export interface FoundRow {
  id: Id;
  /** A whole number of 63 bits. */
  score: string;
}

function keyOfFound({ score, id }: FoundRow): PageKey {
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

export interface Looking {
  viewerId: Id | undefined;
  arePrivateOpen: boolean;
}

/**
 * SQL condition: `u` (`users`) is active, and public or open to the viewer in this parameter, to whom all private ones
 * may be open by the other. Visitors are id 0 and not null, with which a cluster loses the join by home.
 */
export function ownerIsOpen(viewer: number, arePrivateOpen: number): string {
  const id = `coalesce($${viewer}::bigint, 0)`;
  return `${isActive('u')} and (not u.is_private_profile or $${arePrivateOpen}::boolean or u.id = ${id} or exists (
    select from followers f where f.home = u.home and f.followee_id = u.id and f.follower_id = ${id}))`;
}
