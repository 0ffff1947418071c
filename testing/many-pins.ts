import type { Database } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

interface ManyPins {
  pinnerId: Id;
  boardId: Id;
  count: number;
  /** The pins go to these sections in turn; null is outside of all. */
  sections?: (Id | null)[];
}

/** Puts many pins on a board past the product, with every count and the cover as the product leaves them. */
export async function manyPins(
  db: Database,
  { pinnerId, boardId, count, sections = [null] }: ManyPins,
): Promise<void> {
  const [pinner, board] = [
    [homeOf(pinnerId), pinnerId],
    [homeOf(boardId), boardId],
  ];
  await db.transaction(async (tx) => {
    const ids = await tx.rows<{ id: Id }>(
      `insert into pins (home, id, pinner_id, board_id, privacy, title, image_signature, image_width, image_height,
         dominant_color)
       select $1::smallint, new_id($1::smallint), $2::bigint, b.id, b.privacy, 'Pin ' || n, md5($2::text || n::text), 600, 900,
         '#aabbcc'
       from generate_series(1, $5::int) as n, boards b where b.home = $3 and b.id = $4 returning id`,
      [...pinner, ...board, count],
    );
    await tx.write(
      `insert into board_pins (home, board_id, pin_id, section_id, rank, saved_at, saved_by)
       select $1::smallint, $2::bigint, pin.id, ($4::bigint[])[1 + pin.n % cardinality($4::bigint[])],
         1700000000000000 + pin.n * 1000, to_timestamp(1700000000 + pin.n / 1000.0), $5::bigint
       from unnest($3::bigint[]) with ordinality as pin (id, n)`,
      [...board, ids.map(({ id }) => id), sections, pinnerId],
    );
    await tx.write(
      `with shown as materialized (
         select pin_id, saved_at from board_pins where home = $1 and board_id = $2
         order by saved_at desc, pin_id desc limit 5
       ), cover as materialized (
         select coalesce(jsonb_agg(jsonb_build_object('pin_id', p.id::text, 'image_signature', p.image_signature,
           'dominant_color', p.dominant_color, 'width', 600, 'height', 900)
           order by shown.saved_at desc, shown.pin_id desc), '[]') as pins
         from shown join pins p on p.home = (shown.pin_id >> 51)::smallint and p.id = shown.pin_id)
       update boards b set pin_count = pin_count + $3, last_pinned_at = now(), cover_pins = cover.pins
       from cover where b.home = $1 and b.id = $2`,
      [...board, count],
    );
    await tx.write(
      `update sections s set pin_count = (
         select count(*) from board_pins x where x.home = s.home and x.section_id = s.id)
       where s.home = $1 and s.board_id = $2`,
      board,
    );
    await tx.write(
      `update users set pin_count = pin_count + $3, created_pin_count = created_pin_count + $3
       where home = $1 and id = $2`,
      [...pinner, count],
    );
  });
  // As the server soon does by itself: without it each pin is looked for among all of its home.
  await db.write('analyze pins, board_pins');
}
