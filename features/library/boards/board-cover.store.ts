import { type LockedBoard, type LockedBoards, lockedIds } from '#features/library/work/board-proof.ts';
import type { Statement, Transaction } from '#platform/database/database.ts';
import { givenIds } from '#platform/database/given-ids.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

/** How many pictures a board's card has at most. */
const COVER_PICTURES = 5;

/**
 * The pictures of a locked board `b`: the chosen pin, then the newest of its places.
 * @param further selects `pin_id` and `saved_at` of places that the same statement adds
 */
export const coverPinsOf = (further = '') => `(
    select coalesce(jsonb_agg(jsonb_build_object('pin_id', p.id::text, 'image_signature', p.image_signature,
        'dominant_color', p.dominant_color, 'width', p.image_width, 'height', p.image_height)
      order by shown.saved_at desc, shown.pin_id desc), '[]')
    from (
      select b.cover_pin_id as pin_id, 'infinity'::timestamptz as saved_at where b.cover_pin_id is not null
      union all (
        select k.pin_id, k.saved_at from board_pins k
        where k.home = b.home and k.board_id = b.id and k.pin_id is distinct from b.cover_pin_id
        order by k.saved_at desc, k.pin_id desc limit ${COVER_PICTURES})
      ${further && `union all (${further})`}
      order by saved_at desc, pin_id desc limit ${COVER_PICTURES}) as shown
    join pins p on p.home = (shown.pin_id >> 51)::smallint and p.id = shown.pin_id)`;

const REFRESH: Statement = {
  name: 'board-cover-refresh',
  // Rides the primary keys of boards and pins, and board_pins_newest, six rows a board.
  text: `update boards b set cover_pins = ${coverPinsOf()}
    from ${givenIds(1)} as wanted (home, id)
    where b.home = wanted.home and b.id = wanted.id`,
};

/** Shows on the cards of these boards the chosen pin, then the newest; */
export async function refreshCovers(tx: Transaction, boards: readonly LockedBoard[]): Promise<void> {
  const ids = [...new Set(boards.map((board) => board.id))];
  if (ids.length > 0) await tx.write(REFRESH, [ids.map(homeOf), ids]);
}

const DROP_CUSTOM: Statement = {
  name: 'board-cover-drop-custom',
  // Rides the primary key.
  text: `update boards b set cover_pin_id = null, has_custom_cover = false, cover_signature = null, cover_crop = null
    from unnest($1::smallint[], $2::bigint[], $3::bigint[]) as gone (home, board_id, pin_id)
    where b.home = gone.home and b.id = gone.board_id and b.cover_pin_id = gone.pin_id`,
};

/** A pin that leaves its board is its chosen cover no longer. */
export async function dropCustomCovers(
  tx: Transaction,
  boards: LockedBoards,
  places: readonly { board_id: Id; pin_id: Id }[],
): Promise<void> {
  if (places.length === 0) return;
  const ids = lockedIds(boards, places);
  await tx.write(DROP_CUSTOM, [ids.map(homeOf), ids, places.map((place) => place.pin_id)]);
}
