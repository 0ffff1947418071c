import type { Queryable, Statement } from '#platform/database/database.ts';

const DELETE: Statement = {
  name: 'purge-analytics-days',
  // Uses analytics_days_by_age.
  text: `delete from analytics_days where (home, owner_id, thing_id, day) in (
    select home, owner_id, thing_id, day from analytics_days where day < $1::date order by day limit $2)`,
};

/** Returns how many. */
export function deleteDaysBefore(db: Queryable, day: string, limit: number): Promise<number> {
  return db.write(DELETE, [day, limit]);
}
