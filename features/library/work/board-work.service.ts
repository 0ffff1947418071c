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

/** Most pins that one step of slow work moves, and that a call handles before it answers. */
export const STEP_PINS = 500;

function isWhole(action: ActionRow): boolean {
  return targetOfAction(action.section_id).of === 'board';
}

function isOf(action: ActionRow, kinds: readonly BlockingActionKind[]): boolean {
  const kind = kindOfAction(action.action_type);
  return kind !== null && kinds.includes(kind);
}

/** Slow work that has begun, as its action says. */
export type BegunWork = LockedAction;

/** Begins slow work on a board for which the caller enqueues the job in this transaction; answers its action. */
export function beginWork(
  tx: Transaction,
  { kind, ...work }: Omit<NewAction, 'type'> & { kind: BlockingActionKind },
): Promise<BegunWork> {
  return insertAction(tx, { ...work, type: codeOfAction(kind) });
}

/** Slow work as it stands; null where it has ended. */
export async function findWork(db: Queryable, id: Id): Promise<ActionRow | null> {
  const action = await findAction(db, id);
  return action && !action.finished_at ? action : null;
}

/** Slow work that is locked with its boards. Whoever began it was allowed to, so that it may do so to its end. */
export interface LockedWork {
  action: LockedAction;
  boards: AllowedBoards<'work'>;
}

/** Locks the board of slow work and others that it changes, then the work itself; null where it has ended. */
export async function lockWorkOn(
  tx: Transaction,
  { id, board_id }: Pick<ActionRow, 'id' | 'board_id'>,
  others: readonly Id[] = [],
): Promise<LockedWork | null> {
  const boards = await lockBoardRows(tx, [board_id, ...others]);
  const action = await lockAction(tx, id);
  return action && { action, boards: allowEach(boards, 'work') };
}

/**
 * Locks slow work whose boards are locked, where it is as far as it was when it was read. Null where another has taken
 * the step meanwhile, or it has ended.
 */
export async function lockWork(
  tx: Transaction,
  { id, cursor }: Pick<ActionRow, 'id' | 'cursor'>,
  boards: LockedBoards,
): Promise<LockedWork | null> {
  const action = await lockAction(tx, id);
  return action?.cursor === cursor ? { action, boards: allowEach(boards, 'work') } : null;
}

/** Notes that so many of all were handled: ends the work with the last. True where more are left. */
export async function advanceWork(
  tx: Transaction,
  { action }: LockedWork,
  { done, total, at }: { done: number; total: number; at: Date },
): Promise<boolean> {
  if (done >= total) await endAction(tx, action, at);
  else await advanceAction(tx, action, { progress: done / total, cursor: String(done) });
  return done < total;
}

/** Ends slow work before it is done. */
export function failWork(tx: Transaction, { action }: LockedWork, at: Date, reason: string): Promise<void> {
  return endAction(tx, action, at, reason);
}

/** Whether work on the whole board is under way, so that it can neither go nor be merged; the board is locked. */
export async function isBoardBusy(tx: Transaction, boardId: Id): Promise<boolean> {
  return (await listActionsUnderWay(tx, boardId)).some(isWhole);
}

/** Whether the board is about to go, so that nothing new may come to it; the board is locked. */
export async function isBoardLeaving(tx: Transaction, boardId: Id): Promise<boolean> {
  const actions = (await listActionsUnderWay(tx, boardId)).filter(isWhole);
  return actions.some(
    (action) => isOf(action, ['delete_board']) || (action.is_origin && isOf(action, ['merge'])),
  );
}

/** Puts right what work leaves half done that is given up; its board and the action are locked. */
export type PutRight = (tx: Transaction, work: LockedWork, at: Date) => Promise<unknown>;

/** Ends work that failed for good, with the reason; what it has done so far stays, and the rest is as it was. */
export async function giveUpWork(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  actionId: Id,
  reason: string,
  putRight: PutRight = async () => {},
): Promise<void> {
  const known = await findAction(db, actionId);
  if (!known || known.finished_at) return;
  await db.transaction(async (tx) => {
    const work = await lockWorkOn(tx, known);
    if (!work) return;
    const at = clock.now();
    await putRight(tx, work, at);
    await endAction(tx, work.action, at, reason);
  });
}
