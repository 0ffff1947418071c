import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

/** Only this many comments are searched. */
const MOST_COMMENTS = 200;

const AUTHORS: Statement = {
  name: 'comments-last-authors',
  // Uses comments_of_pin.
  text: `select user_id as id from (
      select user_id, id as said from comments where home = $1 and pin_id = $2 and deleted_at is null
      order by id desc limit ${MOST_COMMENTS}) as last
    group by user_id order by max(said) desc`,
};

export async function listLastAuthors(db: Queryable, pinId: Id): Promise<Id[]> {
  const rows = await db.rows<{ id: Id }>(AUTHORS, [homeOf(pinId), pinId]);
  return rows.map((row) => row.id);
}
