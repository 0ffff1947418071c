import type { PinFacts } from '#features/library/pins/pin-proof.ts';
import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

export interface PlaceRow {
  pin_id: Id;
  board_id: Id;
  section_id: Id | null;
  /** Null at the top of its list. */
  above_id: Id | null;
}

const NEAREST = `n.home = p.home and (n.rank, n.pin_id) > (p.rank, p.pin_id) order by n.rank, n.pin_id limit 1`;

const PLACES: Statement = {
  name: 'move-pins-places',
  // Uses the primary key of board_pins, board_pins_unsectioned and board_pins_of_section.
  text: `select p.pin_id, p.board_id, p.section_id, case when p.section_id is null
      then (select n.pin_id from board_pins n where n.board_id = p.board_id and n.section_id is null and ${NEAREST})
      else (select n.pin_id from board_pins n where n.section_id = p.section_id and ${NEAREST}) end as above_id
    from unnest($1::smallint[], $2::bigint[], $3::bigint[]) as placed (home, board_id, pin_id)
    join board_pins p on p.home = placed.home and p.board_id = placed.board_id and p.pin_id = placed.pin_id
    order by p.rank desc, p.pin_id desc`,
};

/** As the lists of the boards and sections have them. */
export async function listPlaces(db: Queryable, pins: readonly PinFacts[]): Promise<PlaceRow[]> {
  const placed = pins.flatMap(({ id, board_id }) => (board_id ? [{ id, board_id }] : []));
  if (placed.length === 0) return [];
  const boardIds = placed.map(({ board_id }) => board_id);
  return db.rows<PlaceRow>(PLACES, [boardIds.map(homeOf), boardIds, placed.map(({ id }) => id)]);
}
