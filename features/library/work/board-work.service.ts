import type { Queryable, Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { allowEach } from '#platform/resource/allowed.ts';
import type { Platform } from '#platform/resource/context.ts';
import {
  type ActionRow,
  advanceAction,
  endAction,
  findAction,
  insertAction,
  type LockedAction,
  listActionsUnderWay,
  lockAction,
  type NewAction,
} from './blocking-action.store.ts';
import { type BlockingActionKind, codeOfAction, kindOfAction, targetOfAction } from './blocking-action.ts';
import { lockBoardRows } from './board-lock.store.ts';
import type { AllowedBoards, LockedBoards } from './board-proof.ts';

/** Most pins that one step moves, and that a call handles before it answers. */
export const STEP_PINS = 500;

function isWhole(action: ActionRow): boolean {
  return targetOfAction(action.section_id).of === 'board';
}

function isOf(action: ActionRow, kinds: readonly BlockingActionKind[]): boolean {
  const kind = kindOfAction(action.action_type);
  return kind !== null && kinds.includes(kind);
}

export type BegunWork = LockedAction;

/** The caller enqueues the job in this transaction. */
export function beginWork(
  tx: Transaction,
  { kind, ...work }: Omit<NewAction, 'type'> & { kind: BlockingActionKind },
): Promise<BegunWork> {
  return insertAction(tx, { ...work, type: codeOfAction(kind) });
}

export async function findWork(db: Queryable, id: Id): Promise<ActionRow | null> {
  const action = await findAction(db, id);
  return action && !action.finished_at ? action : null;
}

/** Keeps the permission it began with to its end. */
export interface LockedWork {
  action: LockedAction;
  boards: AllowedBoards<'work'>;
}

/** Locks the board of slow work, other boards it changes, then the work; null if it has ended. */
export async function lockWorkOn(
  tx: Transaction,
  { id, board_id }: Pick<ActionRow, 'id' | 'board_id'>,
  others: readonly Id[] = [],
): Promise<LockedWork | null> {
  const boards = await lockBoardRows(tx, [board_id, ...others]);
  const action = await lockAction(tx, id);
  return action && { action, boards: allowEach(boards, 'work') };
}

/** Null if another process took the step in the meantime, or the work has ended. */
export async function lockWork(
  tx: Transaction,
  { id, cursor }: Pick<ActionRow, 'id' | 'cursor'>,
  boards: LockedBoards,
): Promise<LockedWork | null> {
  const action = await lockAction(tx, id);
  return action?.cursor === cursor ? { action, boards: allowEach(boards, 'work') } : null;
}

/** Ends the work with its last item. True if more are left. */
export async function advanceWork(
  tx: Transaction,
  { action }: LockedWork,
  { done, total, at }: { done: number; total: number; at: Date },
): Promise<boolean> {
  if (done >= total) await endAction(tx, action, at);
  else await advanceAction(tx, action, { progress: done / total, cursor: String(done) });
  return done < total;
}

export function failWork(tx: Transaction, { action }: LockedWork, at: Date, reason: string): Promise<void> {
  return endAction(tx, action, at, reason);
}

/** A busy board cannot be deleted or merged. */
export async function isBoardBusy(tx: Transaction, boardId: Id): Promise<boolean> {
  return (await listActionsUnderWay(tx, boardId)).some(isWhole);
}

/** Nothing new may be added to such a board. */
export async function isBoardLeaving(tx: Transaction, boardId: Id): Promise<boolean> {
  const actions = (await listActionsUnderWay(tx, boardId)).filter(isWhole);
  return actions.some(
    (action) => isOf(action, ['delete_board']) || (action.is_origin && isOf(action, ['merge'])),
  );
}

/** Its board and action are locked. */
export type Repair = (tx: Transaction, work: LockedWork, at: Date) => Promise<unknown>;

/** What it has done stays. */
export async function giveUpWork(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  actionId: Id,
  reason: string,
  repair: Repair = async () => {},
): Promise<void> {
  const known = await findAction(db, actionId);
  if (!known || known.finished_at) return;
  await db.transaction(async (tx) => {
    const work = await lockWorkOn(tx, known);
    if (!work) return;
    const at = clock.now();
    await repair(tx, work, at);
    await endAction(tx, work.action, at, reason);
  });
}
