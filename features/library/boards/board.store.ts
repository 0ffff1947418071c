import { type PersonCardRow, personCardColumns, readPersonCard } from '#features/core/people/person-row.ts';
import type { Privacy } from '#features/library/pins/pin.ts';
import { distinctIds, givenIds, type Queryable, type Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { Reading } from '#platform/resource/context.ts';
import type { CoverCrop, CoverPin } from './board.ts';

export interface BoardRow {
  id: Id;
  owner_id: Id;
  name: string;
  slug: string;
  description: string;
  privacy: Privacy;
  category: string | null;
  layout: string;
  cover_pin_id: Id | null;
  has_custom_cover: boolean;
  cover_signature: string | null;
  cover_crop: CoverCrop | null;
  cover_pins: CoverPin[];
  should_show_board_collaborators: boolean;
  sensitivity_screen: boolean;
  sensitivity_by_staff: boolean;
  is_temporarily_disabled: boolean;
  pin_count: number;
  section_count: number;
  follower_count: number;
  collaborator_count: number;
  created_at: Date;
  deleted_at: Date | null;
  /** The board that took its pins, if merging deleted this one. */
  merged_into_id: Id | null;
  starts_on: string | null;
  ends_on: string | null;
  owner: PersonCardRow;
}

export interface SeenBoardRow extends BoardRow {
  /** Null if the viewer has no relation to it. */
  beside: BesideBoard | null;
  /** The part that lives in the viewer's home; `readBeside` merges it into `beside`. */
  beside_viewer?: Pick<Standing, 'archived_at' | 'position_modified_at' | 'is_followed'> | null;
}

export type BoardReader = Pick<Reading, 'db' | 'viewer' | 'clock'>;

/** Select list of a board row from `boards b` if the owner is known. */
export const OWN_BOARD_COLUMNS = `
  b.id, b.owner_id, b.name, b.slug, b.description, b.privacy, b.category, b.layout, b.cover_pin_id,
  b.has_custom_cover, b.cover_signature, b.cover_crop, b.cover_pins, b.should_show_board_collaborators,
  b.sensitivity_screen, b.sensitivity_by_staff, b.is_temporarily_disabled, b.pin_count, b.section_count,
  b.follower_count, b.collaborator_count, b.created_at, b.deleted_at, b.merged_into_id,
  b.starts_on::text as starts_on, b.ends_on::text as ends_on`;

/** Select them from `boards b` and their owners `users o`. */
export const BOARD_COLUMNS = `${OWN_BOARD_COLUMNS.replace(' b.owner_id,', '')}, ${personCardColumns('o', 'owner_')}`;

/** An owner always lives in the board's home. */
export const JOIN_OWNER = 'join users o on o.home = b.home and o.id = b.owner_id';

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
  text: `select ${BOARD_COLUMNS} from ${givenIds(1)} with ordinality as wanted (home, id, place)
    join boards b on b.home = wanted.home and b.id = wanted.id ${JOIN_OWNER} order by wanted.place`,
};

/** Keeps the order of the ids, and includes deleted boards. */
export async function listBoardsByIds(db: Queryable, ids: readonly Id[]): Promise<BoardRow[]> {
  return ids.length === 0 ? [] : readBoards(db, BY_IDS, [ids.map(homeOf), ids]);
}

export interface Standing {
  access: string[];
  archived_at: Date | null;
  position_modified_at: Date | null;
  is_collaborator: boolean;
  is_followed: boolean;
}

/** What depends on the viewer and the time. */
export interface BesideBoard {
  standing: Standing;
  /** Slow work in progress or recently failed. */
  actions: LiveAction[];
}

/** How long a board shows failed work, so that everybody who waits for it sees the failure. */
const FAILURE_SHOWN_MS = 5 * 60 * 1000;

/**
 * What lives with the board for the viewer and time in `besideValues`. Uses blocking_actions_told.
 * @param first number of the first of these values in the statement
 */
export function besideColumn(alias: string, first: number, home = `${alias}.home`): string {
  const viewer = `$${first}::bigint`;
  const access = `(select access from board_collaborators where home = ${home} and board_id = ${alias}.id
    and user_id = ${viewer} and status = 'accepted')`;
  // Not a condition: in one that is false for visitors, a cluster would lose the join by home.
  const actions = `case when ${viewer} <> 0 then (select json_agg(json_build_object('id', a.id::text, 'board_id', a.board_id::text,
      'section_id', a.section_id::text, 'action_type', a.action_type, 'progress', a.progress, 'is_origin', a.is_origin,
      'created_at', a.created_at, 'failure', a.failure) order by a.created_at, a.id)
    from blocking_actions a where a.home = ${home} and a.board_id = ${alias}.id
      and (a.finished_at is null or (a.failure is not null and a.finished_at > $${first + 1}::timestamptz))) end`;
  return `json_build_object('access', ${access}, 'actions', ${actions}) as beside`;
}

/** Reads boards with their `besideColumn`, then what lives with the viewer in a step of its own. */
interface SeenStatement {
  found: string;
  /** Number of the first of `besideValues`. */
  first: number;
  home?: string;
  columns?: string;
  /** Joins `found` to what gives its order. */
  from?: string;
  order: string;
}

export function seenBoards(statement: SeenStatement): string {
  const {
    found,
    first,
    home = `($${first}::bigint >> 51)::smallint`,
    columns = '',
    from = 'found',
    order,
  } = statement;
  const viewer = `$${first}::bigint`;
  const own = (table: string) =>
    `${table}.home = ${home} and ${table}.user_id = ${viewer} and ${table}.board_id = found.id`;
  return `with found as materialized (${found})
    select found.*, case when num_nonnulls(m.user_id, f.user_id) > 0 then json_build_object('archived_at', m.archived_at,
      'position_modified_at', m.position_modified_at, 'is_followed', f.user_id is not null) end as beside_viewer ${columns}
    from ${from} left join board_memberships m on ${own('m')} left join board_follows f on ${own('f')} order by ${order}`;
}

/** The viewer, and since when failures are shown. */
export function besideValues({ viewer, clock }: BoardReader): unknown[] {
  // A cluster finds no node for a null; nobody's id is 0.
  return [viewer.id ?? 0, new Date(clock.now().getTime() - FAILURE_SHOWN_MS)];
}

export function readBeside<Row extends SeenBoardRow>(row: Row): Row {
  const { beside_viewer: own } = row;
  const near = row.beside as unknown as { access: string[] | null; actions: LiveAction[] | null } | null;
  delete row.beside_viewer;
  row.beside = null;
  if (!own && !near?.access && !near?.actions) return row;
  const dateOf = (time: Date | null | undefined) => (time ? new Date(time) : null);
  row.beside = {
    standing: {
      access: near?.access ?? [],
      archived_at: dateOf(own?.archived_at),
      position_modified_at: dateOf(own?.position_modified_at),
      is_collaborator: Boolean(near?.access),
      is_followed: own?.is_followed ?? false,
    },
    actions: (near?.actions ?? []).map((one) => ({ ...one, created_at: new Date(one.created_at) })),
  };
  return row;
}

const BY_IDS_FOR: Statement = {
  name: 'boards-by-ids-for',
  text: seenBoards({
    found: `select ${BOARD_COLUMNS}, ${besideColumn('b', 3)} from ${distinctIds(1)} as wanted
      join boards b on b.home = wanted.home and b.id = wanted.id ${JOIN_OWNER}`,
    first: 3,
    from: `${givenIds(1)} with ordinality as wanted (home, id, place) join found on found.id = wanted.id`,
    order: 'wanted.place',
  }),
};

export async function listBoardsFor(reader: BoardReader, ids: readonly Id[]): Promise<SeenBoardRow[]> {
  if (ids.length === 0) return [];
  const values = [ids.map(homeOf), ids, ...besideValues(reader)];
  return (await readBoards<SeenBoardRow>(reader.db, BY_IDS_FOR, values)).map(readBeside);
}

export interface Membership extends Standing {
  board_id: Id;
}

const MEMBERSHIPS: Statement = {
  name: 'boards-memberships',
  text: `with collaborations as materialized (
      select c.board_id, c.user_id, c.access from ${distinctIds(1)} as wanted
      join board_collaborators c
        on c.home = wanted.home and c.board_id = wanted.id and c.user_id = $4 and c.status = 'accepted')
    select wanted.id as board_id, coalesce(c.access, '{}') as access, m.archived_at, m.position_modified_at,
      c.user_id is not null as is_collaborator, f.user_id is not null as is_followed
    from ${givenIds(1)} as wanted (home, id)
    left join collaborations c on c.board_id = wanted.id
    left join board_memberships m on m.home = $3 and m.user_id = $4 and m.board_id = wanted.id
    left join board_follows f on f.home = $3 and f.user_id = $4 and f.board_id = wanted.id`,
};

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
  text: `with c as materialized (
      select c.board_id, c.user_id, c.created_at from ${givenIds(1)} as wanted (home, id)
      join board_collaborators c on c.home = wanted.home and c.board_id = wanted.id and c.status = 'accepted')
    select c.board_id, ${personCardColumns('u')} from c
    join users u on u.home = (c.user_id >> 51)::smallint and u.id = c.user_id
    order by c.created_at, c.user_id`,
};

export async function mapCollaborators(db: Queryable, ids: readonly Id[]): Promise<Map<Id, PersonCardRow[]>> {
  const found = new Map<Id, PersonCardRow[]>();
  if (ids.length === 0) return found;
  const rows = await db.rows<PersonCardRow & { board_id: Id }>(COLLABORATORS, [ids.map(homeOf), ids]);
  for (const { board_id, ...person } of rows) found.set(board_id, [...(found.get(board_id) ?? []), person]);
  return found;
}

export interface LiveAction {
  id: Id;
  board_id: Id;
  section_id: string | null;
  action_type: number;
  progress: number;
  is_origin: boolean;
  created_at: Date;
  failure: string | null;
}
