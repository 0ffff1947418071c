import type { Queryable, Statement } from '#platform/database/database.ts';

const DELETE: Statement = {
  name: 'purge-notifications',
  // Uses notifications_to_purge.
  text: `delete from notifications where (home, id) in (
    select home, id from notifications where created_at < $1 order by created_at limit $2)`,
};

/** Returns how many. */
export function deleteNotificationsBefore(db: Queryable, before: Date, limit: number): Promise<number> {
  return db.write(DELETE, [before, limit]);
}
