import { readRelation, relationColumns } from '#features/core/people/person-row.ts';
import type { Privacy } from '#features/library/pins/pin.ts';
import { distinctIds, givenIds, type Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import {
  BOARD_COLUMNS,
  type BoardReader,
  besideColumn,
  besideValues,
  JOIN_OWNER,
  readBeside,
  readBoards,
  type SeenBoardRow,
  seenBoards,
} from './board.store.ts';

export interface BoardAddress {
  username: string;
  slug: string;
}

/** One query reads all that decides what the viewer may see, so timing does not tell hidden from missing. */
export interface MetBoard<Row extends SeenBoardRow = SeenBoardRow> {
  row: Row;
  relation: ReturnType<typeof readRelation>;
}

/** Select them from `boards b`, for the viewer in `$1` to `$3`. */
const NEAR_COLUMNS = `${BOARD_COLUMNS}, ${besideColumn('b', 2)}`;

const met = (found: string, order: string, from?: string) =>
  seenBoards({
    found,
    first: 2,
    home: '$1::smallint',
    columns: `, ${relationColumns('found.owner_id', 'met_')}`,
    order,
    ...(from && { from }),
  });

async function meet<Row extends SeenBoardRow = SeenBoardRow>(
  reader: BoardReader,
  statement: Statement,
  values: readonly unknown[],
): Promise<MetBoard<Row>[]> {
  const { id } = reader.viewer;
  const rows = await readBoards<Row>(reader.db, statement, [
    id ? homeOf(id) : 0,
    ...besideValues(reader),
    ...values,
  ]);
  return rows.map((row) => ({ row: readBeside(row), relation: readRelation(row, 'met_') }));
}

const BY_IDS: Statement = {
  name: 'boards-met-by-ids',
  text: met(
    `select ${NEAR_COLUMNS} from ${distinctIds(4)} as wanted
      join boards b on b.home = wanted.home and b.id = wanted.id ${JOIN_OWNER}`,
    'wanted.place',
    `${givenIds(4)} with ordinality as wanted (home, id, place) join found on found.id = wanted.id`,
  ),
};

/** Keeps the order of the ids, and includes deleted boards. */
export function meetBoards(reader: BoardReader, ids: readonly Id[]): Promise<MetBoard[]> {
  return meet(reader, BY_IDS, [ids.map(homeOf), ids]);
}

const BY_SECTION: Statement = {
  name: 'boards-met-by-section',
  text: met(
    `select ${NEAR_COLUMNS}, s.deleted_at is not null as is_section_deleted
      from sections s join boards b on b.home = s.home and b.id = s.board_id ${JOIN_OWNER} where s.home = $4 and s.id = $5`,
    'found.id',
  ),
};

/** The section or the board may be deleted. */
export async function meetBoardOfSection(
  reader: BoardReader,
  id: Id,
): Promise<MetBoard<SeenBoardRow & { is_section_deleted: boolean }> | undefined> {
  const values = [homeOf(id), id];
  const [met] = await meet<SeenBoardRow & { is_section_deleted: boolean }>(reader, BY_SECTION, values);
  return met;
}

const BY_SLUG: Statement = {
  name: 'boards-met-by-slug',
  // Uses accounts' unique username and boards_slug.
  text: met(
    `select ${NEAR_COLUMNS} from accounts a
      join boards b on b.home = (a.id >> 51)::smallint and b.owner_id = a.id and b.slug = $5 and b.deleted_at is null
      ${JOIN_OWNER} where a.username = $4`,
    'found.id',
  ),
};

const atAddress = ({ username, slug }: BoardAddress) => [username.toLowerCase(), slug.toLowerCase()];

export async function meetBoardAt(reader: BoardReader, address: BoardAddress): Promise<MetBoard | undefined> {
  const [met] = await meet(reader, BY_SLUG, atAddress(address));
  return met;
}

/** Merges followed from one address, one step each: a cluster runs no recursive queries. */
const MERGES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

const MOVED = MERGES.map(
  (merge) => `moved_${merge + 1} as materialized (
      select (s.merged_into_id >> 51)::smallint as home, s.merged_into_id as id, m.privacy
      from moved_${merge} m join boards s on s.home = m.home and s.id = m.id where s.merged_into_id is not null)`,
).join(', ');

const ALL_MOVED = [...MERGES, MERGES.length]
  .map((merge) => `select home, id, privacy, ${merge} as merges from moved_${merge}`)
  .join(' union all ');

const BY_FORMER: Statement = {
  name: 'boards-met-by-former-address',
  // Uses accounts' unique username and the key of old_usernames, then boards_slug, boards_deleted and the key of
  // former_board_slugs, then the primary key of boards for each merge.
  text: met(
    `with person as materialized (
      select id, (id >> 51)::smallint as home from accounts where username = $4
      union all select user_id, (user_id >> 51)::smallint from old_usernames where username = $4
    ), moved_0 as materialized (
      select b.home, b.id, b.privacy, 'infinity'::timestamptz as left_at from person p
        join boards b on b.home = p.home and b.owner_id = p.id and b.slug = $5 and b.deleted_at is null
      union all select b.home, b.id, b.privacy, b.deleted_at from person p
        join boards b on b.home = p.home and b.owner_id = p.id and b.slug = $5
          and b.deleted_at is not null and b.merged_into_id is not null
      union all select f.home, f.board_id, f.privacy, f.left_at from person p
        join former_board_slugs f on f.home = p.home and f.owner_id = p.id and f.slug = $5
      order by left_at desc limit 1
    ), ${MOVED}, moved as materialized (${ALL_MOVED})
    select ${NEAR_COLUMNS}, moved.privacy as former_privacy, moved.merges from moved
      join boards b on b.home = moved.home and b.id = moved.id ${JOIN_OWNER}`,
    'found.merges',
  ),
};

/**
 * The board last at `/{username}/{slug}/` and who could see it there: the current one, or one that was renamed,
 * merged, or whose owner had this username. The boards it merged into follow.
 */
export function meetFormerBoards(
  reader: BoardReader,
  address: BoardAddress,
): Promise<MetBoard<SeenBoardRow & { former_privacy: Privacy }>[]> {
  return meet<SeenBoardRow & { former_privacy: Privacy; merges: number }>(
    reader,
    BY_FORMER,
    atAddress(address),
  );
}
