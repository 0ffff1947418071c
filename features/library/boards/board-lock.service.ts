import { type LockedBoard, lockBoardsOfMember } from '#features/library/work/board-lock.store.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import { readingIn } from '#platform/resource/reading-in.ts';
import { type AllowedBoard, mayNotAct, requireBoardFor } from './board.service.ts';
import { type BoardAct, isOwnBoard } from './board-access.ts';

declare const held: unique symbol;

/** A locked board that the viewer may do `Act` to: until the transaction ends nobody can take that from them. */
export type HeldBoard<Act extends BoardAct> = AllowedBoard<Act> & { readonly [held]: true };

/**
 * Locks a board that the viewer works on, then checks that they may do this to it. Membership, access and deletion change
 * under this lock only, so a write that follows in the same transaction cannot outlive its permission.
 * @throws Refusal 404 where the viewer may not see the board, 403 where they may only see it
 */
export async function lockBoardFor<Act extends BoardAct>(
  context: Context,
  tx: Transaction,
  act: Act,
  id: Id,
): Promise<HeldBoard<Act>> {
  const locked = await lockBoardsOfMember(tx, [id], context.viewer.id);
  const board = await requireHeldBoardFor(context, tx, act, id);
  if (!locked.has(id)) throw mayNotAct(act);
  return board;
}

/** What a locked row says of a board that the viewer may do `Act` to. */
export type HeldRow<Act extends BoardAct> = Pick<HeldBoard<Act>, keyof LockedBoard | typeof held>;

/** The same for whoever needs the locked row only. That an owner may do it stands on this row; of others more is read. */
export async function lockRowFor<Act extends BoardAct>(
  context: Context,
  tx: Transaction,
  act: Act,
  id: Id,
): Promise<HeldRow<Act>> {
  const row = (await lockBoardsOfMember(tx, [id], context.viewer.id)).get(id);
  if (row && isOwnBoard(context.viewer, row)) return row as HeldRow<Act>;
  const board = await requireHeldBoardFor(context, tx, act, id);
  if (!row) throw mayNotAct(act);
  return board;
}

/** The same of a board that is locked already, such as one of several that must be locked in order. */
export async function requireHeldBoardFor<Act extends BoardAct>(
  context: Context,
  tx: Transaction,
  act: Act,
  id: Id,
): Promise<HeldBoard<Act>> {
  return (await requireBoardFor(readingIn(context, tx), act, id)) as HeldBoard<Act>;
}
