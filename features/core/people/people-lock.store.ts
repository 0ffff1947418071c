import type { Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { LockedPerson } from './pair-proof.ts';
import { homesInOrder } from './person-counts.store.ts';
import { isActive } from './person-row.ts';

const LOCK: Statement = {
  name: 'people-lock-standing',
  text: `select u.id, u.is_private_profile, ${isActive('u')} as is_active from users u
    where u.home = $1 and u.id = any($2::bigint[]) order by u.id for no key update of u`,
};

/** Lowest id first, so that follows and blocks are decided one by one. Missing people are left out. */
export async function lockPeople(tx: Transaction, ids: readonly Id[]): Promise<Map<Id, LockedPerson>> {
  const locked = new Map<Id, LockedPerson>();
  for (const home of homesInOrder(ids)) {
    const here = ids.filter((id) => homeOf(id) === home);
    for (const row of await tx.rows<LockedPerson>(LOCK, [home, here])) locked.set(row.id, row);
  }
  return locked;
}

const HOLD: Statement = {
  name: 'people-hold',
  text: 'select from users where home = $1 and id = any($2::bigint[]) order by id for share',
};

export async function lockPeopleShared(tx: Transaction, ids: readonly Id[]): Promise<void> {
  for (const home of homesInOrder(ids)) {
    await tx.rows(HOLD, [home, ids.filter((id) => homeOf(id) === home)]);
  }
}

const TIED: Statement = {
  name: 'people-tied',
  text: `select 1 from follows where home = $1 and follower_id = $2 and followee_id = $4
    union all select 1 from followers where home = $1 and followee_id = $2 and follower_id = $4
    union all select 1 from blocks where home = $1 and blocker_id = $2 and blocked_id = $4
    union all select 1 from follow_requests where home = $1 and followee_id = $2 and follower_id = $4
    union all select 1 from follow_requests where home = $3 and followee_id = $4 and follower_id = $2`,
};

/**
 * Returns the other if a follow, a request or a block ties them. Nobody else waits for a lock, which would reveal a
 * hidden person.
 */
export async function lockTiedPeople(
  tx: Transaction,
  viewerId: Id,
  userId: Id,
): Promise<LockedPerson | null> {
  const ties = await tx.rows(TIED, [homeOf(viewerId), viewerId, homeOf(userId), userId]);
  if (ties.length === 0) return null;
  return (await lockPeople(tx, [viewerId, userId])).get(userId) ?? null;
}
