import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

const FOLLOWED_BY: Statement = {
  name: 'comments-followed-by',
  // Uses the primary key of followers.
  text: `select follower_id as id from followers
    where home = $1 and followee_id = $2 and follower_id = any($3::bigint[])`,
};

export async function listFollowersAmong(
  db: Queryable,
  personId: Id,
  people: readonly Id[],
): Promise<Set<Id>> {
  const rows = await db.rows<{ id: Id }>(FOLLOWED_BY, [homeOf(personId), personId, people]);
  return new Set(rows.map((row) => row.id));
}
