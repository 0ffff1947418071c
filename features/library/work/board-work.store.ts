import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id, parseId } from '#platform/ids/ids.ts';
import type { Locked } from '#platform/resource/allowed.ts';
import type { BlockingActionType } from './blocking-action.ts';
import type { AllowedBoard, LockedBoard } from './board-proof.ts';

export interface ActionRow {
  id: Id;
  board_id: Id;
  /** Null means pins outside sections, -1 the whole board. */
  section_id: string | null;
  action_type: BlockingActionType;
  progress: number;
  is_origin: boolean;
  payload: Record<string, unknown>;
  cursor: string | null;
  failure: string | null;
  created_at: Date;
  finished_at: Date | null;
}

/** Nobody else can change the action until the transaction ends. */
export type LockedAction = Locked<ActionRow>;

/** The action that shows the same work on another board. */
export function echoOf({ payload }: Pick<ActionRow, 'payload'>): Id | null {
  return parseId(payload.echo_id);
}

/** An action and its echo advance and end together. */
function idsOf(action: LockedAction): Id[] {
  const echo = echoOf(action);
  return echo ? [action.id, echo] : [action.id];
}

const ACTION_COLUMNS = `
  id, board_id, section_id, action_type, progress, is_origin, payload, cursor, failure, created_at, finished_at`;

export interface NewAction {
  board: AllowedBoard;
  /** `-1` is the whole board, null the pins outside sections. */
  sectionId: string | null;
  type: BlockingActionType;
  isOrigin: boolean;
  payload: Record<string, unknown>;
  at: Date;
}

const INSERT: Statement = {
  name: 'blocking-action-insert',
  text: `insert into blocking_actions (home, id, board_id, section_id, action_type, is_origin, payload, created_at)
    values ($1::smallint, new_id($1::smallint), $2, $3, $4, $5, $6, $7) returning ${ACTION_COLUMNS}`,
};

export async function insertAction(tx: Transaction, action: NewAction): Promise<LockedAction> {
  const { board, sectionId, type, isOrigin, payload, at } = action;
  const values = [homeOf(board.id), board.id, sectionId, type, isOrigin, JSON.stringify(payload), at];
  const [row] = await tx.rows<LockedAction>(INSERT, values);
  if (!row) throw new Error('no action was inserted');
  return row;
}

const NAME_JOB: Statement = {
  name: 'blocking-action-name-job',
  text: 'update blocking_actions set job = $3 where home = $1 and id = $2',
};

export async function nameJob(tx: Transaction, { id }: LockedAction, job: string): Promise<void> {
  await tx.write(NAME_JOB, [homeOf(id), id, job]);
}

const FIND: Statement = {
  name: 'blocking-action-find',
  text: `select ${ACTION_COLUMNS} from blocking_actions where home = $1 and id = $2`,
};

/** The action may have ended. */
export async function findAction(db: Queryable, id: Id): Promise<ActionRow | null> {
  const [row] = await db.rows<ActionRow>(FIND, [homeOf(id), id]);
  return row ?? null;
}

const LOCK: Statement = {
  name: 'blocking-action-lock',
  text: `select ${ACTION_COLUMNS} from blocking_actions where home = $1 and id = $2 for update`,
};

/** Null if the action has ended. Lock its boards first. */
export async function lockAction(tx: Transaction, id: Id): Promise<LockedAction | null> {
  const [row] = await tx.rows<LockedAction>(LOCK, [homeOf(id), id]);
  return row && !row.finished_at ? row : null;
}

const UNDER_WAY: Statement = {
  name: 'blocking-actions-under-way',
  // Uses blocking_actions_of_board.
  text: `select ${ACTION_COLUMNS} from blocking_actions
    where home = $1 and board_id = $2 and finished_at is null order by created_at, id`,
};

/** None begin while the board is locked. */
export function listActionsUnderWay(db: Queryable, boardId: Id): Promise<ActionRow[]> {
  return db.rows<ActionRow>(UNDER_WAY, [homeOf(boardId), boardId]);
}

const ADVANCE: Statement = {
  name: 'blocking-action-advance',
  // Below 1: only finishing sets it to 1.
  text: `update blocking_actions set progress = least(greatest(progress, $3), 0.99), cursor = $4
    where home = $1 and id = $2`,
};

export async function advanceAction(
  tx: Transaction,
  action: LockedAction,
  { progress, cursor }: { progress: number; cursor: string | null },
): Promise<void> {
  for (const id of idsOf(action)) await tx.write(ADVANCE, [homeOf(id), id, progress, cursor]);
}

const END: Statement = {
  name: 'blocking-action-end',
  text: `update blocking_actions set finished_at = $3, failure = $4, progress = case when $4::text is null then 1 else progress end
    where home = $1 and id = $2 and finished_at is null`,
};

export async function endAction(
  tx: Transaction,
  action: LockedAction,
  at: Date,
  failure: string | null = null,
): Promise<void> {
  for (const id of idsOf(action)) await tx.write(END, [homeOf(id), id, at, failure]);
}

const LOCK_BOARDS: Statement = {
  name: 'board-places-lock',
  text: `select id, owner_id, privacy, deleted_at from boards
    where home = $1 and id = any($2::bigint[]) order by id for no key update`,
};

/** Locks by home and id, so that writers cannot deadlock. */
export function lockBoardRows(tx: Transaction, ids: readonly Id[]): Promise<Map<Id, LockedBoard>> {
  return lockInOrder(tx, LOCK_BOARDS, ids, []);
}

const LOCK_OF_MEMBER: Statement = {
  name: 'board-places-lock-of-member',
  text: `select id, owner_id, privacy, deleted_at from boards b
    where home = $1 and id = any($2::bigint[]) and (owner_id = $3 or exists (select 1 from board_collaborators c
      where c.home = $1 and c.board_id = b.id and c.user_id = $3))
    order by id for no key update of b`,
};

/** Others stay unlocked, so that waiting does not reveal a hidden board. */
export function lockBoardsOfMember(
  tx: Transaction,
  ids: readonly Id[],
  personId: Id | undefined,
): Promise<Map<Id, LockedBoard>> {
  return lockInOrder(tx, LOCK_OF_MEMBER, ids, [personId]);
}

async function lockInOrder(
  tx: Transaction,
  statement: Statement,
  ids: readonly Id[],
  further: readonly unknown[],
): Promise<Map<Id, LockedBoard>> {
  const homes = [...new Set(ids.map(homeOf))].sort((a, b) => a - b);
  const found = new Map<Id, LockedBoard>();
  for (const home of homes) {
    const here = [...new Set(ids)].filter((id) => homeOf(id) === home);
    for (const row of await tx.rows<LockedBoard>(statement, [home, here, ...further])) found.set(row.id, row);
  }
  return found;
}

const UNFINISHED: Statement = {
  name: 'resume-work-unfinished',
  // Uses blocking_actions_unfinished.
  text: `select id, job from blocking_actions
    where finished_at is null and job is not null and id > $1 order by id limit $2`,
};

export function listUnfinishedWork(
  db: Queryable,
  { after, limit }: { after: Id | null; limit: number },
): Promise<{ id: Id; job: string }[]> {
  return db.rows(UNFINISHED, [after ?? '0', limit]);
}
