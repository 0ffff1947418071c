import type { Queryable, Statement } from '#platform/database/database.ts';

const DELETE: Statement = {
  name: 'conversion-files-purge',
  // Uses conversion_files_to_purge. What was never sent whole is of no use to anybody.
  text: `delete from conversion_files where (home, id) in (
    select home, id from conversion_files
    where created_at < $1 or (created_at < $2 and status = 'sending') order by created_at limit $3)`,
};

/** Returns how many. Those that were never sent whole go earlier. */
export function deleteFilesBefore(
  db: Queryable,
  before: Date,
  unsentBefore: Date,
  limit: number,
): Promise<number> {
  return db.write(DELETE, [before, unsentBefore, limit]);
}
