import type { PersonCardRow } from '#features/core/people/person-row.ts';
import { type Alphabet, inAlphabet, type Queryable, type Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import {
  BOARD_COLUMNS,
  type BoardReader,
  besideColumn,
  besideValues,
  JOIN_OWNER,
  OWN_BOARD_COLUMNS,
  readBeside,
  readBoards,
  type SeenBoardRow,
  seenBoards,
} from '../board.store.ts';
import { BOARD_FILTERS, type BoardFilter } from '../filter-boards/board-filter.ts';
import { type BoardListRequest, type BoardPlace, MOST_SHARED_BOARDS, ORDERS } from './list-boards.ts';

export type PlacedBoard = SeenBoardRow & BoardPlace;

const MICROSECONDS = (time: string) => `(extract(epoch from ${time}) * 1000000)::bigint`;

const SORT_KEYS: Record<BoardListRequest['sort'], string> = {
  alphabetical: 'b.name',
  last_pinned_to: MICROSECONDS('coalesce(b.last_pinned_at, b.created_at)'),
  newest: MICROSECONDS('b.created_at'),
  oldest: MICROSECONDS('b.created_at'),
  group_boards_at_top: `(case when b.collaborator_count > 0 then 4000000000000000000 else 0 end) + ${MICROSECONDS('coalesce(b.last_pinned_at, b.created_at)')}`,
  // Boards that were never moved come after those that were, newest first.
  custom: `coalesce(m.position::bigint, 4611686018427387904 - ${MICROSECONDS('b.created_at')} / 1000)`,
};

const GROUP_RANK = `case when m.archived_at is not null then 3 when b.privacy = 'secret' then 2
  when b.privacy = 'protected' then 1 else 0 end`;

type Sorted = Pick<BoardListRequest, 'sort'> & { alphabet: Alphabet };
type Request = BoardListRequest & Sorted;

const typeOf = ({ sort, alphabet }: Sorted) =>
  ORDERS[sort].isTextual ? `text ${inAlphabet(alphabet)}` : 'bigint';

function behind(request: Request, first: number): string {
  const [rank, key, id] = [`$${first}::int`, `$${first + 1}::${typeOf(request)}`, `$${first + 2}::bigint`];
  return `${rank} is null or group_rank > ${rank} or (group_rank = ${rank} and
    (sort_key, id) ${ORDERS[request.sort].isDescending ? '<' : '>'} (${key}, ${id}))`;
}

function inOrder({ sort }: Request): string {
  const direction = ORDERS[sort].isDescending ? 'desc' : 'asc';
  return `group_rank, sort_key ${direction}, id ${direction}`;
}

/** `b` is the board, `m` the list owner's membership. */
function placed(columns: string, request: Request): string {
  const key = SORT_KEYS[request.sort];
  return `select ${columns}, (${key})::${typeOf(request)} as sort_key,
    ${request.isGrouped ? GROUP_RANK : '0'} as group_rank`;
}

const PRIVACY_CONDITIONS: Record<BoardListRequest['privacyFilter'], string> = {
  all: 'true',
  public: "b.privacy = 'public'",
  protected: "b.privacy = 'protected'",
  secret: "b.privacy = 'secret'",
};

const FILTER_CONDITIONS: Record<BoardFilter, string> = {
  group: 'b.collaborator_count > 0',
  secret: "b.privacy = 'secret'",
  archived: 'm.archived_at is not null',
};

/** Each filter once and in a fixed order, so that statements of one name have one text. */
function filtersIn({ filters }: BoardListRequest): BoardFilter[] {
  return BOARD_FILTERS.filter((filter) => filters?.includes(filter));
}

function wanted(request: BoardListRequest): string {
  const conditions = ['b.deleted_at is null'];
  conditions.push(PRIVACY_CONDITIONS[request.privacyFilter]);
  if (!request.isArchivedIncluded) conditions.push('m.archived_at is null');
  for (const filter of filtersIn(request)) conditions.push(FILTER_CONDITIONS[filter]);
  return conditions.join(' and ');
}

function nameOf(kind: string, request: Request): string {
  const { sort, privacyFilter, isGrouped, isArchivedIncluded, alphabet } = request;
  const group = isGrouped ? 'grouped' : 'mixed';
  const archive = isArchivedIncluded ? 'all' : 'live';
  const filters = filtersIn(request).map((filter) => filter.charAt(0));
  const order = ORDERS[sort].isTextual ? `${sort}-${alphabet}` : sort;
  return ['boards', kind, order, privacyFilter, group, archive, ...filters].join('-');
}

const SHARED_IDS = `array(select board_id from board_memberships
  where home = $1 and user_id = $2 and role = 'collaborator' limit ${MOST_SHARED_BOARDS})`;

/** `sharedIds` are the boards of others that they work on. */
export async function listOwnBoards(
  reader: BoardReader,
  owner: PersonCardRow,
  request: Request,
  { after, limit }: { after: BoardPlace | null; limit: number },
): Promise<{ own: PlacedBoard[]; sharedIds: Id[] }> {
  // A person has few enough boards to sort them all: boards_of_owner finds them. One row returns even without boards.
  // Each membership is found by its full key, even without statistics after many boards were made at once.
  const found = `select own.*, ${besideColumn('own', 7, '$1')}, shared.ids as shared_ids from (select * from (
      ${placed(OWN_BOARD_COLUMNS, request)} from boards b
      left join lateral (
        select archived_at, position from board_memberships
        where home = b.home and user_id = b.owner_id and board_id = b.id offset 0) as m on true
      where b.home = $1 and b.owner_id = $2 and ${wanted(request)}
    ) as listed
    where ${behind(request, 3)} order by ${inOrder(request)} limit $6) as own
    right join (select ${SHARED_IDS} as ids) as shared on true`;
  const text = seenBoards({ found, first: 7, order: inOrder(request) });
  const statement: Statement = { name: nameOf('own', request), text };
  const values = [homeOf(owner.id), owner.id, ...placeValues(after), limit, ...besideValues(reader)];
  const rows = await reader.db.rows<PlacedBoard & { shared_ids: Id[] }>(statement, values);
  for (const row of rows) readBeside(row).owner = owner;
  return { own: rows.filter((row) => row.id !== null), sharedIds: rows[0]?.shared_ids ?? [] };
}

/** Unordered. */
export async function listSharedBoards(
  reader: BoardReader,
  userId: Id,
  ids: readonly Id[],
  request: Request,
  after: BoardPlace | null,
): Promise<PlacedBoard[]> {
  if (ids.length === 0) return [];
  const found = `with m as materialized (
      select board_id, archived_at, position from board_memberships
      where home = $3 and user_id = $4 and board_id = any($2::bigint[]))
    select * from (${placed(`${BOARD_COLUMNS}, ${besideColumn('b', 8)}`, request)}
      from unnest($1::smallint[], $2::bigint[]) as wanted (home, id)
      join boards b on b.home = wanted.home and b.id = wanted.id ${JOIN_OWNER}
      join m on m.board_id = b.id
      where ${wanted(request)}) as listed
    where ${behind(request, 5)}`;
  const text = seenBoards({ found, first: 8, order: inOrder(request) });
  const values = [ids.map(homeOf), ids, homeOf(userId), userId, ...placeValues(after)];
  const statement = { name: nameOf('shared', request), text };
  const rows = await readBoards<PlacedBoard>(reader.db, statement, [...values, ...besideValues(reader)]);
  return rows.map(readBeside);
}

function placeValues(after: BoardPlace | null) {
  return [after?.group_rank ?? null, after?.sort_key ?? null, after?.id ?? null];
}

const byName = (alphabet: Alphabet): Statement => ({
  name: `boards-by-name-${alphabet}`,
  text: `select id from unnest($1::bigint[], $2::text[], $3::int[]) as listed (id, name, group_rank)
    order by group_rank, name ${inAlphabet(alphabet)}, id`,
});

/** Uses the collation that cut the list; any other would disagree about places. */
export async function sortByName(
  db: Queryable,
  boards: readonly PlacedBoard[],
  alphabet: Alphabet,
): Promise<PlacedBoard[]> {
  const byId = new Map(boards.map((board) => [board.id, board]));
  const keys = boards.map((board) => board.sort_key);
  const ranks = boards.map((board) => board.group_rank);
  const rows = await db.rows<{ id: Id }>(byName(alphabet), [[...byId.keys()], keys, ranks]);
  return rows.flatMap(({ id }) => byId.get(id) ?? []);
}
