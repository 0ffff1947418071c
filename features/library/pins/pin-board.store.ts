import { isActive } from '#features/core/people/person-row.ts';
import { givenIds, type Queryable, type Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { Privacy } from './pin.ts';

export interface PinBoardRow {
  id: Id;
  name: string;
  slug: string;
  privacy: Privacy;
  is_temporarily_disabled: boolean;
  sensitivity_screen: boolean;
  section_count: number;
  owner_id: Id;
  owner_username: string;
  owner_full_name: string;
  owner_is_active: boolean;
  owner_is_private_profile: boolean;
  /** False for visitors. */
  is_mine: boolean;
}

const NEAR = 'near_';

const columnsFor = (viewer: string): Record<keyof PinBoardRow, string> => ({
  id: 'b.id',
  name: 'b.name',
  slug: 'b.slug',
  privacy: 'b.privacy',
  is_temporarily_disabled: 'b.is_temporarily_disabled',
  sensitivity_screen: 'b.sensitivity_screen',
  section_count: 'b.section_count',
  owner_id: 'b.owner_id',
  owner_username: 'o.username',
  owner_full_name: 'o.full_name',
  owner_is_active: isActive('o'),
  owner_is_private_profile: 'o.is_private_profile',
  // The viewer owns the board or works on it; no one has the id 0.
  is_mine: `(b.owner_id = ${viewer} or mine.user_id is not null) is true`,
});

const NAMES = Object.keys(columnsFor('')) as (keyof PinBoardRow)[];

/** Goes with `joinBoardOfPin` for the same viewer; columns start with `prefix`. */
export const boardOfPinColumns = (viewer: string, prefix = NEAR): string =>
  Object.entries(columnsFor(viewer))
    .map(([name, column]) => `${column} as ${prefix}${name}`)
    .join(', ');

const joinMine = (
  viewer: string,
) => `left join board_collaborators mine on mine.home = b.home and mine.board_id = b.id
    and mine.user_id = ${viewer} and mine.status = 'accepted'`;

/** Joins the board with its owner if it lives in the pin's home, as most do. `viewer` is an SQL expression. */
export const joinBoardOfPin = (viewer: string) =>
  `left join boards b on b.home = p.home and b.id = p.board_id and b.deleted_at is null
  left join users o on o.home = b.home and o.id = b.owner_id ${joinMine(viewer)}`;

/** Null if no board was joined. */
export function readNearBoard(row: object): PinBoardRow | null {
  const columns = row as Record<string, unknown>;
  if (columns.near_id == null) return null;
  const board: Record<string, unknown> = {};
  for (const name of NAMES) board[name] = columns[NEAR + name];
  return board as unknown as PinBoardRow;
}

const FAR: Statement = {
  name: 'pins-far-boards',
  text: `select ${boardOfPinColumns('$3::bigint', '')}
    from ${givenIds(1)} as wanted (home, id)
    join boards b on b.home = wanted.home and b.id = wanted.id
    join users o on o.home = b.home and o.id = b.owner_id ${joinMine('$3::bigint')}
    where b.deleted_at is null`,
};

interface PinOnBoard {
  id: Id;
  board_id: Id | null;
  near_board: PinBoardRow | null;
}

/** Boards in other homes are read here, the others came with the pins. */
export async function mapBoardsOfPins(
  db: Queryable,
  pins: readonly PinOnBoard[],
  viewerId: Id | undefined,
): Promise<Map<Id, PinBoardRow>> {
  const boards = new Map(pins.flatMap(({ near_board: board }) => (board ? [[board.id, board]] : [])));
  const farIds = new Set<Id>();
  for (const { id, board_id } of pins) {
    if (board_id && !boards.has(board_id) && homeOf(board_id) !== homeOf(id)) farIds.add(board_id);
  }
  if (farIds.size === 0) return boards;
  const ids = [...farIds];
  const far = await db.rows<PinBoardRow>(FAR, [ids.map(homeOf), ids, viewerId ?? 0]);
  for (const board of far) boards.set(board.id, board);
  return boards;
}

const MEMBERS: Statement = {
  name: 'pin-board-members-among',
  // Uses the primary key of board_collaborators.
  text: `select user_id as id from board_collaborators
    where home = $1 and board_id = $2 and user_id = any($3::bigint[]) and status = 'accepted'`,
};

/** Which of these people work on a board, besides its owner. */
export async function listMembersAmong(db: Queryable, boardId: Id, people: readonly Id[]): Promise<Set<Id>> {
  const rows = await db.rows<{ id: Id }>(MEMBERS, [homeOf(boardId), boardId, people]);
  return new Set(rows.map(({ id }) => id));
}
