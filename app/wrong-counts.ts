import { recountAds } from '#features/ads/ad-accounts/ledger.service.ts';
import { recountPeople } from '#features/core/people/person-counts.service.ts';
import type { Recount, WrongCount } from '#features/core/people/person-counts.ts';
import { recountTopics } from '#features/discovery/topics/recount.service.ts';
import { recountBoards } from '#features/library/boards/recount.service.ts';
import { recountPins } from '#features/library/pins/recount.service.ts';
import { recountComments } from '#features/social/comments/recount.service.ts';
import type { Database, Queryable } from '#platform/database/database.ts';

const RECOUNTS: readonly Recount[] = [
  ...[recountPeople, recountPins, recountBoards, recountComments, recountTopics],
  recountAds,
];

const RIGHT = new Map(RECOUNTS.flatMap((recount) => Object.entries(recount.right)));

/** Reads all rows. */
export async function listWrongCounts(db: Queryable): Promise<WrongCount[]> {
  const found: WrongCount[] = [];
  for (const { listWrong } of RECOUNTS) found.push(...((await listWrong?.(db)) ?? []));
  return found;
}

/** Returns those where the counted rows are wrong, not the count. */
export async function rightCounts(db: Database, wrong: readonly WrongCount[]): Promise<WrongCount[]> {
  const left: WrongCount[] = [];
  for (const one of wrong) {
    const right = RIGHT.get(one.name);
    if (right) await db.transaction((tx) => right(tx, one.id, one.counted - one.stored));
    else left.push(one);
  }
  return left;
}
