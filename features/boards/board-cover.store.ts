import type { Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { CoverImage } from './board-answer.ts';

/** How many pictures a board's card has at most. */
const COVER_PICTURES = 5;

const SHOWN: Statement = {
  name: 'board-cover-shown',
  // Rides the primary key of boards and board_pins_newest, six rows a board.
  text: `select wanted.id as board_id, shown.pin_id
    from unnest($1::smallint[], $2::bigint[]) as wanted (home, id)
    join boards k on k.home = wanted.home and k.id = wanted.id
    cross join lateral (
      select k.cover_pin_id as pin_id, 'infinity'::timestamptz as saved_at where k.cover_pin_id is not null
      union all (
        select b.pin_id, b.saved_at from board_pins b
        where b.home = wanted.home and b.board_id = wanted.id and b.pin_id is distinct from k.cover_pin_id
        order by b.saved_at desc, b.pin_id desc limit ${COVER_PICTURES})
      order by saved_at desc, pin_id desc limit ${COVER_PICTURES}) as shown
    order by wanted.id, shown.saved_at desc, shown.pin_id desc`,
};

const PICTURES: Statement = {
  name: 'board-cover-pictures',
  // Rides the primary key of pins, which live in other homes than the board where it is a group's.
  text: `select p.id::text as pin_id, p.image_signature, p.dominant_color, p.image_width as width,
      p.image_height as height
    from unnest($1::smallint[], $2::bigint[]) as wanted (home, id)
    join pins p on p.home = wanted.home and p.id = wanted.id`,
};

const WRITE: Statement = {
  name: 'board-cover-write',
  // Rides the primary key.
  text: `update boards b set cover_pins = shown.pins
    from unnest($1::smallint[], $2::bigint[], $3::jsonb[]) as shown (home, id, pins)
    where b.home = shown.home and b.id = shown.id`,
};

/** Shows on the cards of these boards the chosen pin, then the newest; the caller has locked the boards. */
export async function refreshCovers(tx: Transaction, boardIds: readonly Id[]): Promise<void> {
  const ids = [...new Set(boardIds)];
  if (ids.length === 0) return;
  const shown = await tx.rows<{ board_id: Id; pin_id: Id }>(SHOWN, [ids.map(homeOf), ids]);
  const pinIds = shown.map((row) => row.pin_id);
  const found = pinIds.length > 0 ? await tx.rows<CoverImage>(PICTURES, [pinIds.map(homeOf), pinIds]) : [];
  const pictures = new Map(found.map((picture) => [picture.pin_id, picture]));
  const covers = ids.map((id) =>
    shown.flatMap((row) => (row.board_id === id ? (pictures.get(row.pin_id) ?? []) : [])),
  );
  await tx.write(WRITE, [ids.map(homeOf), ids, covers.map((cover) => JSON.stringify(cover))]);
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
  places: readonly { board_id: Id; pin_id: Id }[],
): Promise<void> {
  if (places.length === 0) return;
  await tx.write(DROP_CUSTOM, [
    places.map((place) => homeOf(place.board_id)),
    places.map((place) => place.board_id),
    places.map((place) => place.pin_id),
  ]);
}
