import type { PinFacts } from '#features/library/pins/pin-proof.ts';
import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

const SECTIONS: Statement = {
  name: 'move-pins-sections',
  // Uses the primary key of board_pins.
  text: `select p.pin_id, p.section_id from unnest($1::smallint[], $2::bigint[], $3::bigint[]) as placed (home, board_id, pin_id)
    join board_pins p on p.home = placed.home and p.board_id = placed.board_id and p.pin_id = placed.pin_id
    where p.section_id is not null`,
};

/** Without pins outside of sections. */
export async function mapSectionsOfPlaces(db: Queryable, pins: readonly PinFacts[]): Promise<Map<Id, Id>> {
  const placed = pins.flatMap(({ id, board_id }) => (board_id ? [{ id, board_id }] : []));
  if (placed.length === 0) return new Map();
  const boardIds = placed.map(({ board_id }) => board_id);
  const rows = await db.rows<{ pin_id: Id; section_id: Id }>(SECTIONS, [
    boardIds.map(homeOf),
    boardIds,
    placed.map(({ id }) => id),
  ]);
  return new Map(rows.map(({ pin_id, section_id }) => [pin_id, section_id]));
}
