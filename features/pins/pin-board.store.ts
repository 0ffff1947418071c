import { isActive } from '#features/people/person-row.ts';
import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { Privacy } from './pin.ts';

/** What stands beside a pin of the board it is on, for whoever looks. */
export interface NearBoard {
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
}

/** The same for one viewer. */
export interface PinBoardRow extends NearBoard {
  /** Whether the viewer works on it; false for whoever is not signed in. */
  is_mine: boolean;
}

const COLUMNS: Record<keyof NearBoard, string> = {
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
};

const NAMES = Object.keys(COLUMNS) as (keyof NearBoard)[];
const PREFIX = 'near_';

function columns(prefix: string): string {
  return NAMES.map((name) => `${COLUMNS[name]} as ${prefix}${name}`).join(', ');
}

/** Select list of the board by `JOIN_BOARD_OF_PIN`. */
export const BOARD_OF_PIN_COLUMNS = columns(PREFIX);

/** Joins the live board of `pins p` with its owner, where it lives in the pin's home, as most do. */
export const JOIN_BOARD_OF_PIN = `left join boards b on b.home = p.home and b.id = p.board_id and b.deleted_at is null
  left join users o on o.home = b.home and o.id = b.owner_id`;

/** The board in a row that selects `BOARD_OF_PIN_COLUMNS`; null where none was joined. */
export function readNearBoard(row: object): NearBoard | null {
  const flat = row as Record<string, unknown>;
  if (flat[`${PREFIX}id`] == null) return null;
  const board: Record<string, unknown> = {};
  for (const name of NAMES) board[name] = flat[PREFIX + name];
  return board as unknown as NearBoard;
}

const FAR: Statement = {
  name: 'pins-far-boards',
  // Rides the primary keys of boards and users.
  text: `select ${columns('')} from unnest($1::smallint[], $2::bigint[]) as wanted (home, id)
    join boards b on b.home = wanted.home and b.id = wanted.id
    join users o on o.home = b.home and o.id = b.owner_id
    where b.deleted_at is null`,
};

const OWN: Statement = {
  name: 'pins-own-to-viewer',
  // Rides the primary keys of board_collaborators and pin_users.
  text: `select c.board_id as id from unnest($1::smallint[], $2::bigint[]) as wanted (home, id)
      join board_collaborators c on c.home = wanted.home and c.board_id = wanted.id and c.user_id = $4
      where c.status = 'accepted'
    union all select pin_id from pin_users
      where home = $3 and user_id = $4 and pin_id = any($5::bigint[]) and favorited_at is not null`,
};

/** What to know of a pin for finding its board. */
interface PinOnBoard {
  id: Id;
  board_id: Id | null;
  near_board: NearBoard | null;
}

/** What stands beside pins for one viewer. */
interface BesidePins {
  /** The live boards that they are on, by id. */
  boards: Map<Id, PinBoardRow>;
  /** Those of the pins that are among the viewer's favourites. */
  favorites: Set<Id>;
}

/** What stands beside these pins: boards of other homes are read here, the others came with the pins. */
export async function readBesidePins(
  db: Queryable,
  pins: readonly PinOnBoard[],
  viewerId: Id | undefined,
): Promise<BesidePins> {
  const near = new Map(pins.flatMap(({ near_board: board }) => (board ? [[board.id, board]] : [])));
  const farIds = new Set<Id>();
  for (const { id, board_id } of pins) {
    if (board_id && !near.has(board_id) && homeOf(board_id) !== homeOf(id)) farIds.add(board_id);
  }
  const others = [...near.values()].filter(({ owner_id }) => owner_id !== viewerId).map(({ id }) => id);
  const [far, own] = await Promise.all([
    readFarBoards(db, [...farIds]),
    viewerId ? listOwn(db, viewerId, pins, [...farIds, ...others]) : new Set<Id>(),
  ]);
  const isMine = ({ id, owner_id }: NearBoard) => owner_id === viewerId || own.has(id);
  const boards = [...near.values(), ...far].map((board) => ({ ...board, is_mine: isMine(board) }));
  // No pin has the id of a board: all ids come from one sequence.
  return { boards: new Map(boards.map((board) => [board.id, board])), favorites: own };
}

async function readFarBoards(db: Queryable, ids: readonly Id[]): Promise<NearBoard[]> {
  return ids.length === 0 ? [] : db.rows<NearBoard>(FAR, [ids.map(homeOf), ids]);
}

/** Of these boards those that the viewer works on, of these pins their favourites. */
async function listOwn(
  db: Queryable,
  viewerId: Id,
  pins: readonly PinOnBoard[],
  boardIds: readonly Id[],
): Promise<Set<Id>> {
  if (pins.length === 0) return new Set();
  const viewer = [homeOf(viewerId), viewerId];
  const rows = await db.rows<{ id: Id }>(OWN, [
    ...[boardIds.map(homeOf), boardIds, ...viewer],
    pins.map(({ id }) => id),
  ]);
  return new Set(rows.map(({ id }) => id));
}
