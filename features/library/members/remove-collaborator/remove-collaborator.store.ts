import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

const PLACED: Statement = {
  name: 'remove-collaborator-placed',
  // Uses the primary keys of board_pins and pins; a pin's id gives its pinner's home.
  text: `with b as materialized (
      select pin_id from board_pins where home = $1 and board_id = $2 and (pin_id >> 51) = $3::smallint)
    select b.pin_id from b join pins p on p.home = $3 and p.id = b.pin_id and p.pinner_id = $4`,
};

export async function listPlacedOf(db: Queryable, boardId: Id, personId: Id): Promise<Id[]> {
  const values = [homeOf(boardId), boardId, homeOf(personId), personId];
  return (await db.rows<{ pin_id: Id }>(PLACED, values)).map((row) => row.pin_id);
}
