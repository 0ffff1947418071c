import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

const IS_PINNER: Statement = {
  name: 'event-is-pinner',
  // Uses the primary key.
  text: 'select from pins where home = $1 and id = $2 and pinner_id = $3',
};

/** Whether the person saved this pin. */
export async function isPinner(db: Queryable, pinId: Id, userId: Id): Promise<boolean> {
  return (await db.rows(IS_PINNER, [homeOf(pinId), pinId, userId])).length > 0;
}
