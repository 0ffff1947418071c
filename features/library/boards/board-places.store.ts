import type { PinPlace } from '#features/library/pins/pin-proof.ts';
import {
  type AllowedBoard,
  type AllowedBoards,
  type LockedBoards,
  lockedIds,
} from '#features/library/work/board-proof.ts';
import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import { coverSteps } from './board-cover.store.ts';
import type { SectionName } from './board-name.ts';

const SECTION: Statement = {
  name: 'board-places-section',
  // Uses the primary key of sections or sections_slug.
  text: `select id from sections
    where home = $1 and board_id = $2 and deleted_at is null and (id = $3::bigint or slug = $4)
    order by (id = $3::bigint) desc nulls last limit 1`,
};

export async function findSectionId(db: Queryable, boardId: Id, name: SectionName): Promise<Id | null> {
  const [row] = await db.rows<{ id: Id }>(SECTION, [homeOf(boardId), boardId, name.id, name.slug]);
  return row?.id ?? null;
}

const LIVE_SECTIONS: Statement = {
  name: 'board-places-live-sections',
  text: `select s.id, s.board_id from unnest($1::smallint[], $2::bigint[]) as wanted (home, id)
    join sections s on s.home = wanted.home and s.id = wanted.id where s.deleted_at is null`,
};

export async function mapLiveSections(db: Queryable, ids: readonly Id[]): Promise<Map<Id, Id>> {
  if (ids.length === 0) return new Map();
  const rows = await db.rows<{ id: Id; board_id: Id }>(LIVE_SECTIONS, [ids.map(homeOf), ids]);
  return new Map(rows.map((row) => [row.id, row.board_id]));
}

const SECTIONS_OF_PINS: Statement = {
  name: 'board-places-sections-of-pins',
  text: `select pin_id, section_id from board_pins
    where home = $1 and board_id = $2 and pin_id = any($3::bigint[])`,
};

/** Without pins that are not on the board; null is outside its sections. */
export async function mapSectionsOfPins(
  db: Queryable,
  boardId: Id,
  pinIds: readonly Id[],
): Promise<Map<Id, Id | null>> {
  const values = [homeOf(boardId), boardId, pinIds];
  const rows = await db.rows<{ pin_id: Id; section_id: Id | null }>(SECTIONS_OF_PINS, values);
  return new Map(rows.map((row) => [row.pin_id, row.section_id]));
}

export interface PlacedPin extends PinPlace {
  pin_id: Id;
}

const NEXT: Statement = {
  name: 'board-places-next',
  text: `select board_id, pin_id, section_id, rank::text as rank, saved_at::text as saved_at, saved_by
    from board_pins
    where home = $1 and board_id = $2 and pin_id > $3 order by pin_id limit $4`,
};

export function listNextPlaces(
  db: Queryable,
  boardId: Id,
  { cursor, limit }: { cursor: string | null; limit: number },
): Promise<PlacedPin[]> {
  return db.rows<PlacedPin>(NEXT, [homeOf(boardId), boardId, cursor ?? '0', limit]);
}

const ADD: Statement = {
  name: 'board-places-add',
  // Uses the primary keys of boards, sections and pins, and board_pins_newest. GREATEST ignores nulls: restoring pins
  // keeps the time of the last save.
  text: `with added as materialized (
      insert into board_pins (home, board_id, pin_id, section_id, rank, saved_at, saved_by)
      select * from unnest($1::smallint[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::timestamptz[],
        $7::bigint[])
      returning home, board_id, pin_id, section_id, saved_at),
    of_sections as materialized (
      select home, section_id as id, count(*)::int as change from added where section_id is not null group by 1, 2),
    sections_counted as (
      update sections s set pin_count = s.pin_count + changed.change from of_sections as changed
      where s.home = changed.home and s.id = changed.id and s.deleted_at is null),
    of_boards as materialized (select home, board_id as id, count(*)::int as change from added group by 1, 2),
    ${coverSteps('of_boards as wanted', 'select home, board_id, pin_id, saved_at from added')}
    update boards b set pin_count = b.pin_count + changed.change,
      last_pinned_at = greatest(b.last_pinned_at, $8::timestamptz), cover_pins = changed.pins
    from (select of_boards.home, of_boards.id, of_boards.change, coalesce(covers.pins, '[]') as pins
      from of_boards left join covers on covers.id = of_boards.id) as changed
    where b.home = changed.home and b.id = changed.id`,
};

/** `pinnedAt` is null if no pin is new. */
export async function insertPlaces(
  tx: Transaction,
  boards: AllowedBoards,
  places: readonly PlacedPin[],
  pinnedAt: Date | null,
): Promise<void> {
  if (places.length === 0) return;
  const ids = lockedIds(boards, places);
  await tx.write(ADD, [
    ids.map(homeOf),
    ids,
    places.map((place) => place.pin_id),
    places.map((place) => place.section_id),
    places.map((place) => place.rank),
    places.map((place) => place.saved_at),
    places.map((place) => place.saved_by),
    pinnedAt,
  ]);
}

const DELETE: Statement = {
  name: 'board-places-delete',
  text: `with gone as (
      delete from board_pins b using unnest($1::smallint[], $2::bigint[], $3::bigint[]) as gone (home, board_id, pin_id)
      where b.home = gone.home and b.board_id = gone.board_id and b.pin_id = gone.pin_id
      returning b.board_id, b.pin_id, b.section_id, b.rank, b.saved_at, b.saved_by)
    select board_id, pin_id, section_id, rank::text, saved_at::text, saved_by from gone`,
};

export async function deletePlaces(
  tx: Transaction,
  boards: LockedBoards,
  pins: readonly { id: Id; board_id: Id }[],
): Promise<PlacedPin[]> {
  if (pins.length === 0) return [];
  const ids = lockedIds(boards, pins);
  return tx.rows<PlacedPin>(DELETE, [ids.map(homeOf), ids, pins.map((pin) => pin.id)]);
}

const UNCOUNT_BOARDS: Statement = {
  name: 'board-places-uncount-boards',
  text: `update boards b set pin_count = b.pin_count - gone.count
    from unnest($1::smallint[], $2::bigint[], $3::int[]) as gone (home, id, count)
    where b.home = gone.home and b.id = gone.id`,
};

const COUNT_SECTIONS: Statement = {
  name: 'board-places-count-sections',
  // The boards' locks protect these rows. A deleted section counts none, even while pins are still in it.
  text: `update sections s set pin_count = s.pin_count + changed.change
    from unnest($1::smallint[], $2::bigint[], $3::int[]) as changed (home, id, change)
    where s.home = changed.home and s.id = changed.id and s.deleted_at is null`,
};

export async function uncountPlaces(
  tx: Transaction,
  boards: LockedBoards,
  places: readonly PinPlace[],
): Promise<void> {
  const counts = tally(lockedIds(boards, places));
  const ids = [...counts.keys()];
  if (ids.length === 0) return;
  await tx.write(UNCOUNT_BOARDS, [ids.map(homeOf), ids, [...counts.values()]]);
  const sections = places.map((place) => place.section_id);
  await countSections(tx, sections, -1);
}

/** A null id stands for a pin outside sections. */
async function countSections(tx: Transaction, sectionIds: readonly (Id | null)[], by: 1 | -1): Promise<void> {
  const counts = tally(sectionIds.filter((id) => id !== null));
  const ids = [...counts.keys()];
  if (ids.length === 0) return;
  const changes = [...counts.values()].map((count) => count * by);
  await tx.write(COUNT_SECTIONS, [ids.map(homeOf), ids, changes]);
}

const CHANGE_SECTIONS: Statement = {
  name: 'board-places-change-sections',
  text: `with before as (
      select b.home, b.board_id, b.pin_id, b.section_id, wanted.rank
      from unnest($4::bigint[], $5::bigint[]) as wanted (pin_id, rank)
      join board_pins b on b.home = $1 and b.board_id = $2 and b.pin_id = wanted.pin_id
      where b.section_id is distinct from $3)
    update board_pins b set section_id = $3, rank = before.rank from before
    where b.home = before.home and b.board_id = before.board_id and b.pin_id = before.pin_id
    returning before.section_id`,
};

/** Skips pins that are already there and updates the sections' counts. */
export async function changeSections(
  tx: Transaction,
  { id: boardId }: AllowedBoard<'save' | 'work'>,
  sectionId: Id | null,
  pinIds: readonly Id[],
  ranks: readonly string[],
): Promise<void> {
  const values = [homeOf(boardId), boardId, sectionId, pinIds, ranks];
  const rows = await tx.rows<{ section_id: Id | null }>(CHANGE_SECTIONS, values);
  await countSections(
    tx,
    rows.map((row) => row.section_id),
    -1,
  );
  await countSections(
    tx,
    rows.map(() => sectionId),
    1,
  );
}

function tally(ids: readonly Id[]): Map<Id, number> {
  const counts = new Map<Id, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}
