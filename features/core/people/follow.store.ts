import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { AllowedFollow, LockedPerson } from './pair-proof.ts';

export interface NewFollow {
  inviteCode: string | null;
  /** The pin next to which it was pressed. */
  pinId: Id | null;
  at: Date;
}

const FOLLOW: Statement = {
  name: 'follow-insert',
  text: `insert into follows (home, follower_id, followee_id, invite_code, pin_id, created_at)
    values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
};
const MIRROR: Statement = {
  name: 'follow-insert-mirror',
  text: `insert into followers (home, followee_id, follower_id, created_at) values ($1, $2, $3, $4)
    on conflict do nothing`,
};

/** Written in both homes. Returns whether it is new. */
export async function insertFollow(
  tx: Transaction,
  { followerId, followeeId }: AllowedFollow<'follow'>,
  { inviteCode, pinId, at }: NewFollow,
): Promise<boolean> {
  const written = await tx.write(FOLLOW, [homeOf(followerId), followerId, followeeId, inviteCode, pinId, at]);
  if (written === 0) return false;
  await tx.write(MIRROR, [homeOf(followeeId), followeeId, followerId, at]);
  return true;
}

const UNFOLLOW: Statement = {
  name: 'follow-delete',
  text: 'delete from follows where home = $1 and follower_id = $2 and followee_id = $3',
};
const UNMIRROR: Statement = {
  name: 'follow-delete-mirror',
  text: 'delete from followers where home = $1 and followee_id = $2 and follower_id = $3',
};

/** Deleted in both homes. Returns whether there was one. */
export async function deleteFollow(
  tx: Transaction,
  { followerId, followeeId }: AllowedFollow<'end'>,
): Promise<boolean> {
  if ((await tx.write(UNFOLLOW, [homeOf(followerId), followerId, followeeId])) === 0) return false;
  await tx.write(UNMIRROR, [homeOf(followeeId), followeeId, followerId]);
  return true;
}

const ASK: Statement = {
  name: 'follow-request-insert',
  text: `insert into follow_requests (home, followee_id, follower_id, created_at) values ($1, $2, $3, $4)
    on conflict do nothing`,
};

/** Returns whether it is new. */
export async function insertRequest(
  tx: Transaction,
  { followerId, followeeId }: AllowedFollow<'ask'>,
  at: Date,
): Promise<boolean> {
  return (await tx.write(ASK, [homeOf(followeeId), followeeId, followerId, at])) > 0;
}

const FORGET: Statement = {
  name: 'follow-request-delete',
  text: 'delete from follow_requests where home = $1 and followee_id = $2 and follower_id = $3',
};

/** Returns whether there was one. */
export async function deleteRequest(
  tx: Transaction,
  { followerId, followeeId }: AllowedFollow<'follow' | 'end'>,
): Promise<boolean> {
  return (await tx.write(FORGET, [homeOf(followeeId), followeeId, followerId])) > 0;
}

const FORGET_ALL: Statement = {
  name: 'follow-requests-end',
  text: 'delete from follow_requests where home = $1 and followee_id = $2',
};

export async function deleteRequestsTo(tx: Transaction, { id }: LockedPerson): Promise<void> {
  await tx.write(FORGET_ALL, [homeOf(id), id]);
}

const ASKED: Statement = {
  name: 'follow-requests-of-viewer',
  text: `select r.followee_id as id from unnest($2::smallint[], $3::bigint[]) as wanted (home, id)
    join follow_requests r on r.home = wanted.home and r.followee_id = wanted.id and r.follower_id = $1`,
};

export async function listAskedBy(db: Queryable, followerId: Id, ids: readonly Id[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.rows<{ id: Id }>(ASKED, [followerId, ids.map(homeOf), ids]);
  return new Set(rows.map(({ id }) => id));
}

const FOLLOWED_BY: Statement = {
  name: 'followed-by-these',
  text: `select follower_id as id from followers
    where home = $1 and followee_id = $2 and follower_id = any($3::bigint[])`,
};

export async function listFollowersAmong(
  db: Queryable,
  personId: Id,
  people: readonly Id[],
): Promise<Set<Id>> {
  const rows = await db.rows<{ id: Id }>(FOLLOWED_BY, [homeOf(personId), personId, people]);
  return new Set(rows.map(({ id }) => id));
}
