import type { Queryable, Transaction } from '#platform/database/database.ts';
import { type Id, parseId } from '#platform/ids/ids.ts';
import type { Platform } from '#platform/resource/context.ts';
import {
  type ActionRow,
  advanceActions,
  endActions,
  findAction,
  insertAction,
  listActionsUnderWay,
  lockAction,
  type NewAction,
} from './blocking-action.store.ts';
import { type BlockingActionKind, codeOfAction, kindOfAction, targetOfAction } from './blocking-action.ts';
import { lockBoardRows } from './board-lock.store.ts';

/** Most pins that one step of slow work moves, and that a call handles before it answers. */
export const STEP_PINS = 500;

/** The action that shows the same work on another board. */
export function echoOf({ payload }: Pick<ActionRow, 'payload'>): Id | null {
  return parseId(payload.echo_id);
}

/** An action and its echo: they advance and end together. */
export function idsOfWork(action: Pick<ActionRow, 'id' | 'payload'>): Id[] {
  const echo = echoOf(action);
  return echo ? [action.id, echo] : [action.id];
}

function isWhole(action: ActionRow): boolean {
  return targetOfAction(action.section_id).of === 'board';
}

function isOf(action: ActionRow, kinds: readonly BlockingActionKind[]): boolean {
  const kind = kindOfAction(action.action_type);
  return kind !== null && kinds.includes(kind);
}

/** Slow work that has begun, as its action says. */
export type BegunWork = ActionRow;

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

/**
 * Locks slow work whose board is locked, where it is as far as it was when it was read. Null where another has taken
 * the step meanwhile, or it has ended.
 */
export async function lockWork(
  tx: Transaction,
  { id, cursor }: Pick<ActionRow, 'id' | 'cursor'>,
): Promise<ActionRow | null> {
  const action = await lockAction(tx, id);
  return action?.cursor === cursor ? action : null;
}

/** Notes that so many of all were handled: ends the work with the last. True where more are left. */
export async function advanceWork(
  tx: Transaction,
  id: Id,
  { done, total, at }: { done: number; total: number; at: Date },
): Promise<boolean> {
  if (done >= total) await endActions(tx, [id], at);
  else await advanceActions(tx, [id], { progress: done / total, cursor: String(done) });
  return done < total;
}

/** Ends slow work before it is done. */
export function failWork(tx: Transaction, id: Id, at: Date, reason: string): Promise<void> {
  return endActions(tx, [id], at, reason);
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
export type PutRight = (tx: Transaction, action: ActionRow, at: Date) => Promise<unknown>;

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
    await lockBoardRows(tx, [known.board_id]);
    const action = await lockAction(tx, actionId);
    if (!action) return;
    const at = clock.now();
    await putRight(tx, action, at);
    await endActions(tx, idsOfWork(action), at, reason);
  });
}
