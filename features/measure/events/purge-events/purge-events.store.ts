import type { Queryable, Statement } from '#platform/database/database.ts';

const DELETE: Statement = {
  name: 'purge-events',
  // Uses events_to_purge.
  text: `delete from events where (home, id) in (
    select home, id from events where occurred_at < $1 order by occurred_at limit $2)`,
};

/** Returns how many. */
export function deleteEventsBefore(db: Queryable, before: Date, limit: number): Promise<number> {
  return db.write(DELETE, [before, limit]);
}
