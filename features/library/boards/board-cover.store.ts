import type { PersonFacts } from '#features/core/people/person-access.ts';
import { isActive } from '#features/core/people/person-row.ts';
import { type LockedBoard, type LockedBoards, lockedIds } from '#features/library/work/board-proof.ts';
import { givenIds, type Queryable, type Statement, type Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

const PINNERS: Statement = {
  name: 'board-cover-pinners',
  // Pins and their pinners live in one home.
  text: `select p.id::text as pin_id, u.id, u.is_private_profile, ${isActive('u')} as is_active
    from unnest($1::smallint[], $2::bigint[]) as wanted (home, id)
    join pins p on p.home = wanted.home and p.id = wanted.id
    join users u on u.home = p.home and u.id = p.pinner_id`,
};

export async function mapCoverPinners(
  db: Queryable,
  pinIds: readonly Id[],
): Promise<Map<string, PersonFacts>> {
  const unique = [...new Set(pinIds)];
  if (unique.length === 0) return new Map();
  const rows = await db.rows<PersonFacts & { pin_id: Id }>(PINNERS, [unique.map(homeOf), unique]);
  return new Map(rows.map((row) => [row.pin_id, row]));
}

const COVER_PICTURES = 5;

/**
 * Statement steps that end in `covers (home, id, pins)`: of locked boards, the chosen pin, then the newest places.
 * Pins live in other homes than boards, so they are read once the places are known.
 * @param boards rows (home, id)
 * @param further selects `home`, `id`, `pin_id` and `saved_at` of places that the same statement adds: plain
 * PostgreSQL does not see them yet, a cluster does
 */
export const coverSteps = (boards: string, further = '') => `standing as materialized (
      select b.home, b.id, b.cover_pin_id, k.pin_id, k.saved_at from ${boards}
      join boards b on b.home = wanted.home and b.id = wanted.id
      left join lateral (select pin_id, saved_at from board_pins
        where home = b.home and board_id = b.id order by saved_at desc, pin_id desc limit ${COVER_PICTURES}) as k on true),
    shown as materialized (
      select *, row_number() over (partition by home, id order by saved_at desc, pin_id desc) as place from (
        select home, id, pin_id, max(saved_at) as saved_at from (
          select home, id, pin_id, saved_at from standing where pin_id is not null
          union all select home, id, cover_pin_id, 'infinity' from standing where cover_pin_id is not null
          ${further && `union all ${further}`}) as every group by home, id, pin_id) as once),
    covers as materialized (
      select shown.home, shown.id, jsonb_agg(jsonb_build_object('pin_id', p.id::text, 'image_signature', p.image_signature,
          'dominant_color', p.dominant_color, 'width', p.image_width, 'height', p.image_height)
        order by shown.saved_at desc, shown.pin_id desc) as pins
      from shown join pins p on p.home = (shown.pin_id >> 51)::smallint and p.id = shown.pin_id
      where shown.place <= ${COVER_PICTURES} group by shown.home, shown.id)`;

const REFRESH: Statement = {
  name: 'board-cover-refresh',
  // Uses the primary keys of boards and pins, and board_pins_newest; six rows per board.
  text: `with ${coverSteps(`${givenIds(1)} as wanted (home, id)`)}
    update boards b set cover_pins = coalesce(covers.pins, '[]')
    from ${givenIds(1)} as wanted (home, id) left join covers on covers.id = wanted.id
    where b.home = wanted.home and b.id = wanted.id`,
};

export async function refreshCovers(tx: Transaction, boards: readonly LockedBoard[]): Promise<void> {
  const ids = [...new Set(boards.map((board) => board.id))];
  if (ids.length > 0) await tx.write(REFRESH, [ids.map(homeOf), ids]);
}

const DROP_CUSTOM: Statement = {
  name: 'board-cover-drop-custom',
  text: `update boards b set cover_pin_id = null, has_custom_cover = false, cover_signature = null, cover_crop = null
    from unnest($1::smallint[], $2::bigint[], $3::bigint[]) as gone (home, board_id, pin_id)
    where b.home = gone.home and b.id = gone.board_id and b.cover_pin_id = gone.pin_id`,
};

/** A pin that leaves its board cannot stay its chosen cover. */
export async function dropCustomCovers(
  tx: Transaction,
  boards: LockedBoards,
  places: readonly { board_id: Id; pin_id: Id }[],
): Promise<void> {
  if (places.length === 0) return;
  const ids = lockedIds(boards, places);
  await tx.write(DROP_CUSTOM, [ids.map(homeOf), ids, places.map((place) => place.pin_id)]);
}
