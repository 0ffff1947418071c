import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

const PLACED: Statement = {
  name: 'remove-collaborator-placed',
  // Rides the primary keys of board_pins and pins; a pin's id tells the home of its pinner.
  text: `select b.pin_id from board_pins b
    join pins p on p.home = $3 and p.id = b.pin_id and p.pinner_id = $4
    where b.home = $1 and b.board_id = $2 and (b.pin_id >> 51) = $3`,
};

/** The pins of one person on a board. */
export async function listPlacedOf(db: Queryable, boardId: Id, personId: Id): Promise<Id[]> {
  const values = [homeOf(boardId), boardId, homeOf(personId), personId];
  return (await db.rows<{ pin_id: Id }>(PLACED, values)).map((row) => row.pin_id);
}
