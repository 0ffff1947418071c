import type { Privacy } from '#features/library/pins/pin.ts';
import type { Database } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

interface NewPinRow {
  pinnerId: Id;
  signature: string;
  board?: { id: Id; section?: Id };
  privacy?: Privacy;
}

const INSERT = `
  with pin as (
    insert into pins (home, id, pinner_id, board_id, privacy, title, image_signature, image_width, image_height,
      dominant_color)
    values ($1::smallint, new_id($1::smallint), $2, $4, $5, 'A pin', $3, 600, 900, '#aabbcc') returning id
  ), place as (
    insert into board_pins (home, board_id, pin_id, section_id, rank, saved_by)
    select $6, $4, id, $7, 1, $2 from pin where $4::bigint is not null
  ), counted as (
    update users set pin_count = pin_count + 1, created_pin_count = created_pin_count + 1,
      quick_saves_pin_count = quick_saves_pin_count + case when $4::bigint is null then 1 else 0 end
    where home = $1 and id = $2
  ), on_board as (
    update boards set pin_count = pin_count + 1 where home = $6 and id = $4
  ), in_section as (
    update sections set pin_count = pin_count + 1 where home = $6 and id = $7
  )
  select id from pin`;

/** A pin with its place and all counts, in one statement: the table makes hundreds. */
export async function pinRow(db: Database, pin: NewPinRow): Promise<Id> {
  const { pinnerId, signature, board, privacy = 'public' } = pin;
  const boardHome = board ? homeOf(board.id) : null;
  const [row] = await db.rows<{ id: Id }>(INSERT, [
    ...[homeOf(pinnerId), pinnerId, signature, board?.id ?? null, privacy],
    ...[boardHome, board?.section ?? null],
  ]);
  if (!row) throw new Error('no pin was inserted');
  return row.id;
}
