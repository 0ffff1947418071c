import type { Transaction } from '#platform/database/database.ts';
import { deleteFollow, deleteRequest, insertFollow, insertRequest, type NewFollow } from './follow.store.ts';
import type { AllowedFollow } from './pair-proof.ts';
import { changePersonCounts } from './person-counts.service.ts';

/** `lockToFollow` decided that this profile is asked. Returns whether the request is new. */
export function askToFollow(tx: Transaction, pair: AllowedFollow<'ask'>, at: Date): Promise<boolean> {
  return insertRequest(tx, pair, at);
}

/** Counts it for both and removes the request for it. Returns whether it is new. */
export async function addFollow(
  tx: Transaction,
  pair: AllowedFollow<'follow'>,
  follow: NewFollow,
): Promise<boolean> {
  await deleteRequest(tx, pair);
  if (!(await insertFollow(tx, pair, follow))) return false;
  await countFollow(tx, pair, 1);
  return true;
}

/** Removes a request to follow as well. Returns whether there was a follow. */
export async function endFollow(tx: Transaction, pair: AllowedFollow<'end'>): Promise<boolean> {
  await deleteRequest(tx, pair);
  if (!(await deleteFollow(tx, pair))) return false;
  await countFollow(tx, pair, -1);
  return true;
}

function countFollow(
  tx: Transaction,
  { followerId, followeeId }: AllowedFollow<'follow' | 'end'>,
  by: 1 | -1,
): Promise<void> {
  return changePersonCounts(
    tx,
    new Map([
      [followerId, { following_count: by }],
      [followeeId, { follower_count: by }],
    ]),
  );
}
