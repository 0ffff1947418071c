import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

const LIST: Statement = {
  name: 'block-circle',
  // Uses the primary keys of blocks and blocked_by.
  text: `select blocked_id as id from blocks where home = $1 and blocker_id = $2
    union select blocker_id from blocked_by where home = $1 and blocked_id = $2`,
};

export async function listBlockCircle(db: Queryable, personId: Id): Promise<Id[]> {
  const rows = await db.rows<{ id: Id }>(LIST, [homeOf(personId), personId]);
  return rows.map((row) => row.id);
}
