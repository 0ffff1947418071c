import type { Queryable, Statement } from '#platform/database/database.ts';

// What staff removed stays while an appeal is pending; there are few. Uses moderation_cases_waiting_of_kind.
const APPEALED = `appealed as materialized (select object_id from moderation_cases
  where kind = 'comment' and status = 'appealed' and waiting_since is not null)`;

const DELETE: Statement = {
  name: 'purge-comments',
  // Uses comments_to_purge. Replies to a deleted comment are counted nowhere and go with it.
  text: `with ${APPEALED} delete from comments where (home, id) in (
    select c.home, c.id from comments c where c.deleted_at <= $1 and c.id not in (select object_id from appealed)
    order by c.deleted_at limit $2)`,
};

/** Returns how many. */
export function deleteExpired(db: Queryable, until: Date, limit: number): Promise<number> {
  return db.write(DELETE, [until, limit]);
}
