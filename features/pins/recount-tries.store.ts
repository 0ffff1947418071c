import type { Queryable } from '#platform/database/database.ts';

// Reads all rows: a check to run by hand and in tests, not for requests.
const LIKES = `select t.id::text, 'try.like_count' as name, t.like_count as stored, (
    select count(*)::int from pin_try_likes l where l.home = t.home and l.try_id = t.id) as counted
  from pin_tries t`;

const TRIES = `select p.id::text, 'pin.try_count' as name, p.try_count as stored, (
    select count(*)::int from pin_tries t where t.home = p.home and t.pin_id = p.id and t.removed_at is null) as counted
  from pins p`;

/** Counts tries and their likes anew, and answers what is stored wrong. */
export async function listWrongTryCounts(
  db: Queryable,
): Promise<{ id: string; name: string; stored: number; counted: number }[]> {
  return db.rows(
    `select * from (${LIKES} union all ${TRIES}) as checked where stored <> counted order by id`,
  );
}
