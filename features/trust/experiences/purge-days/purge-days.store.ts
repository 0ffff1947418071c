import type { Queryable, Statement } from '#platform/database/database.ts';

const DELETE: Statement = {
  name: 'purge-experience-days',
  // Uses experience_days_of_day.
  text: `delete from experience_days where (home, experience_id, day) in (
    select home, experience_id, day from experience_days where day < $1::date order by day limit $2)`,
};

/** Returns how many. */
export function deleteDaysBefore(db: Queryable, before: Date, limit: number): Promise<number> {
  return db.write(DELETE, [before.toISOString().slice(0, 10), limit]);
}
