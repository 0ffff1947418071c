import type { Queryable, Statement } from '#platform/database/database.ts';

// What staff removed stays while an appeal against that waits. Rides moderation_cases_of_user.
const IS_FREE = `not exists (select from moderation_cases m where m.home = (c.user_id >> 51)::smallint
  and m.user_id = c.user_id and m.kind = 'comment' and m.object_id = c.id and m.status = 'appealed')`;

const DELETE: Statement = {
  name: 'purge-comments',
  // Rides comments_to_purge, then the primary key. What answers a deleted comment is counted nowhere and goes with it.
  text: `delete from comments where (home, id) in (
    select c.home, c.id from comments c where c.deleted_at <= $1 and ${IS_FREE} order by c.deleted_at limit $2)`,
};

/** Removes comments that were deleted at or before this moment. Answers how many. */
export function deleteExpired(db: Queryable, until: Date, limit: number): Promise<number> {
  return db.write(DELETE, [until, limit]);
}
