import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

export interface FollowRequestRow {
  follower_id: Id;
  created_at: Date;
  /** The full precision of the database. */
  at: string;
}

const LIST: Statement = {
  name: 'follow-requests-list',
  // Uses the primary key, then sorts what waits for one person.
  text: `select follower_id, created_at, created_at::text as at from follow_requests
    where home = $1 and followee_id = $2
      and ($3::timestamptz is null or (created_at, follower_id) < ($3, $4::bigint))
    order by created_at desc, follower_id desc limit $5`,
};

export async function listRequestsFor(
  db: Queryable,
  followeeId: Id,
  { after, limit }: { after: { at: string; id: string } | null; limit: number },
): Promise<FollowRequestRow[]> {
  const values = [homeOf(followeeId), followeeId, after?.at ?? null, after?.id ?? null, limit];
  return db.rows<FollowRequestRow>(LIST, values);
}

const WAITING: Statement = {
  name: 'follow-requests-waiting',
  text: `select follower_id from follow_requests
    where home = $1 and followee_id = $2 and follower_id = any($3::bigint[])`,
};

export async function listWaiting(db: Queryable, followeeId: Id, ids: readonly Id[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.rows<{ follower_id: Id }>(WAITING, [homeOf(followeeId), followeeId, ids]);
  return new Set(rows.map((row) => row.follower_id));
}
