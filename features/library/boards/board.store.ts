import { type PersonCardRow, personCardColumns, readPersonCard } from '#features/core/people/person-row.ts';
import type { Queryable, Statement } from '#platform/database/database.ts';
import { givenIds } from '#platform/database/given-ids.ts';
import type { RowOf } from '#platform/database/row-of.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { Reading } from '#platform/resource/context.ts';
import type { boards } from './board.tables.ts';

const COLUMNS = [
  ...(['id', 'owner_id', 'name', 'slug', 'description', 'privacy', 'category', 'layout'] as const),
  ...(['cover_pin_id', 'has_custom_cover', 'cover_signature', 'cover_crop', 'cover_pins'] as const),
  ...(['should_show_board_collaborators', 'sensitivity_screen', 'sensitivity_by_staff'] as const),
  ...(['is_temporarily_disabled'] as const),
  ...(['pin_count', 'section_count', 'follower_count', 'collaborator_count'] as const),
  ...(['created_at', 'deleted_at', 'merged_into_id'] as const),
];

/** A board with its owner, as read for showing. */
export interface BoardRow extends RowOf<typeof boards, (typeof COLUMNS)[number] | 'starts_on' | 'ends_on'> {
  owner: PersonCardRow;
}

/** The same for one viewer. */
export interface SeenBoardRow extends BoardRow {
  /** Null where the viewer has nothing to do with it. */
  beside: BesideBoard | null;
}

/** For whom boards are read, and when. */
export type BoardReader = Pick<Reading, 'db' | 'viewer' | 'clock'>;

/** Select list of a board row from `boards b` whose owner is known already. */
export const OWN_BOARD_COLUMNS = `${COLUMNS.map((name) => `b.${name}`).join(', ')},
  b.starts_on::text as starts_on, b.ends_on::text as ends_on`;

/** Select list of a flat board row from `boards b` and its owner from `users o`. */
export const BOARD_COLUMNS = `${OWN_BOARD_COLUMNS}, ${personCardColumns('o', 'owner_')}`;

/** Joins the owner of `boards b`, who always lives in the board's home. */
export const JOIN_OWNER = 'join users o on o.home = b.home and o.id = b.owner_id';

/** Rows of a statement that selects `BOARD_COLUMNS`. */
export async function readBoards<Row extends BoardRow = BoardRow>(
  db: Queryable,
  statement: Statement,
  values: readonly unknown[],
): Promise<Row[]> {
  const rows = await db.rows<Row>(statement, values);
  for (const row of rows) row.owner = readPersonCard(row, 'owner_');
  return rows;
}

const BY_IDS: Statement = {
  name: 'boards-by-ids',
  // Rides the primary keys of boards and users.
  text: `select ${BOARD_COLUMNS} from ${givenIds(1)} with ordinality as wanted (home, id, place)
    join boards b on b.home = wanted.home and b.id = wanted.id ${JOIN_OWNER} order by wanted.place`,
};

/** The boards of these ids in their order, deleted ones among them. */
export async function listBoardsByIds(db: Queryable, ids: readonly Id[]): Promise<BoardRow[]> {
  return ids.length === 0 ? [] : readBoards(db, BY_IDS, [ids.map(homeOf), ids]);
}

/** How one viewer stands to a board. */
export interface Standing {
  access: string[];
  archived_at: Date | null;
  position_modified_at: Date | null;
  is_collaborator: boolean;
  is_followed: boolean;
}

/** What of a board depends on who looks, and when. */
export interface BesideBoard {
  standing: Standing;
  /** Slow work on it that is under way, or failed lately. */
  actions: LiveAction[];
}

/** How long a board tells of work that failed: until everybody who waits for it has asked. */
const FAILURE_SHOWN_MS = 5 * 60 * 1000;

/**
 * The column `beside` of the board at `alias`, for the viewer and the moment that `besideValues` holds.
 * Rides the primary keys of board_collaborators, board_memberships and board_follows, and blocking_actions_told.
 * @param first number of the first of these values in the statement
 */
export function besideColumn(alias: string, first: number): string {
  const board = `${alias}.id`;
  const home = `(${alias}.id >> 51)::smallint`;
  const viewer = `$${first}::bigint`;
  const own = (table: string) =>
    `${table}.home = (${viewer} >> 51)::smallint and ${table}.user_id = ${viewer} and ${table}.board_id = ${board}`;
  return `(select json_build_object('standing', json_build_object('access', coalesce(c.access, '{}'),
        'archived_at', m.archived_at, 'position_modified_at', m.position_modified_at,
        'is_collaborator', c.user_id is not null, 'is_followed', f.user_id is not null), 'actions', a.actions)
    from (select) as one
    left join board_collaborators c
      on c.home = ${home} and c.board_id = ${board} and c.user_id = ${viewer} and c.status = 'accepted'
    left join board_memberships m on ${own('m')}
    left join board_follows f on ${own('f')}
    left join lateral (
      select json_agg(json_build_object('id', a.id::text, 'board_id', a.board_id::text, 'section_id', a.section_id::text,
        'action_type', a.action_type, 'progress', a.progress, 'is_origin', a.is_origin, 'created_at', a.created_at,
        'failure', a.failure) order by a.created_at, a.id) as actions
      from blocking_actions a where a.home = ${home} and a.board_id = ${board}
        and (a.finished_at is null or (a.failure is not null and a.finished_at > $${first + 1}::timestamptz))) as a on true
    where ${viewer} is not null and num_nonnulls(c.user_id, m.user_id, f.user_id, a.actions) > 0) as beside`;
}

/** Who looks, and since when failures are told. */
export function besideValues({ viewer, clock }: BoardReader): unknown[] {
  return [viewer.id ?? null, new Date(clock.now().getTime() - FAILURE_SHOWN_MS)];
}

/** Makes of the column `beside`, which is JSON, what it stands for. */
export function readBeside<Row extends SeenBoardRow>(row: Row): Row {
  if (!row.beside) return row;
  const { standing, actions } = row.beside;
  const dateOf = (time: Date | null) => time && new Date(time);
  row.beside = {
    standing: {
      ...standing,
      archived_at: dateOf(standing.archived_at),
      position_modified_at: dateOf(standing.position_modified_at),
    },
    actions: (actions ?? []).map((one) => ({ ...one, created_at: new Date(one.created_at) })),
  };
  return row;
}

const BY_IDS_FOR: Statement = {
  name: 'boards-by-ids-for',
  // Rides the primary keys of boards and users.
  text: `select ${BOARD_COLUMNS}, ${besideColumn('b', 3)}
    from ${givenIds(1)} with ordinality as wanted (home, id, place)
    join boards b on b.home = wanted.home and b.id = wanted.id ${JOIN_OWNER} order by wanted.place`,
};

/** The same with what stands beside each for the viewer. */
export async function listBoardsFor(reader: BoardReader, ids: readonly Id[]): Promise<SeenBoardRow[]> {
  if (ids.length === 0) return [];
  const values = [ids.map(homeOf), ids, ...besideValues(reader)];
  return (await readBoards<SeenBoardRow>(reader.db, BY_IDS_FOR, values)).map(readBeside);
}

/** How one viewer stands to which board. */
export interface Membership extends Standing {
  board_id: Id;
}

const MEMBERSHIPS: Statement = {
  name: 'boards-memberships',
  // Rides the primary keys of board_collaborators, board_memberships and board_follows.
  text: `select wanted.id as board_id, coalesce(c.access, '{}') as access, m.archived_at, m.position_modified_at,
      c.user_id is not null as is_collaborator, f.user_id is not null as is_followed
    from ${givenIds(1)} as wanted (home, id)
    left join board_collaborators c
      on c.home = wanted.home and c.board_id = wanted.id and c.user_id = $4 and c.status = 'accepted'
    left join board_memberships m on m.home = $3 and m.user_id = $4 and m.board_id = wanted.id
    left join board_follows f on f.home = $3 and f.user_id = $4 and f.board_id = wanted.id`,
};

/** How the viewer stands to these boards, by id. */
export async function mapMemberships(
  db: Queryable,
  viewerId: Id,
  ids: readonly Id[],
): Promise<Map<Id, Membership>> {
  if (ids.length === 0) return new Map();
  const rows = await db.rows<Membership>(MEMBERSHIPS, [ids.map(homeOf), ids, homeOf(viewerId), viewerId]);
  return new Map(rows.map((row) => [row.board_id, row]));
}

const COLLABORATORS: Statement = {
  name: 'boards-collaborators',
  // Rides the primary keys of board_collaborators and users.
  text: `select c.board_id, ${personCardColumns('u')} from ${givenIds(1)} as wanted (home, id)
    join board_collaborators c on c.home = wanted.home and c.board_id = wanted.id and c.status = 'accepted'
    join users u on u.home = (c.user_id >> 51)::smallint and u.id = c.user_id
    order by c.created_at, c.user_id`,
};

/** The collaborators of these boards, by board. */
export async function mapCollaborators(db: Queryable, ids: readonly Id[]): Promise<Map<Id, PersonCardRow[]>> {
  const found = new Map<Id, PersonCardRow[]>();
  if (ids.length === 0) return found;
  const rows = await db.rows<PersonCardRow & { board_id: Id }>(COLLABORATORS, [ids.map(homeOf), ids]);
  for (const { board_id, ...person } of rows) found.set(board_id, [...(found.get(board_id) ?? []), person]);
  return found;
}

/** Slow work on a board that is under way. */
export interface LiveAction {
  id: Id;
  board_id: Id;
  section_id: string | null;
  action_type: number;
  progress: number;
  is_origin: boolean;
  created_at: Date;
  /** Why it ended before it was done. */
  failure: string | null;
}
