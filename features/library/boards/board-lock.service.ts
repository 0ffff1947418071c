import { type LockedBoard, lockBoardsOfMember } from '#features/library/work/board-lock.store.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import { readingIn } from '#platform/resource/reading-in.ts';
import { type AllowedBoard, notAllowed, requireBoardFor } from './board.service.ts';
import { type BoardPermission, isOwnBoard } from './board-access.ts';

declare const held: unique symbol;

/** A locked board that the viewer may do `Act` to: until the transaction ends nobody can take that from them. */
export type HeldBoard<Permission extends BoardPermission> = AllowedBoard<Permission> & {
  readonly [held]: true;
};

/**
 * Locks a board that the viewer works on, then checks that they may do this to it. Membership, access and deletion change
 * under this lock only, so a write that follows in the same transaction cannot outlive its permission.
 * @throws Refusal 404 where the viewer may not see the board, 403 where they may only see it
 */
export async function lockBoardFor<Permission extends BoardPermission>(
  context: Context,
  tx: Transaction,
  permission: Permission,
  id: Id,
): Promise<HeldBoard<Permission>> {
  const locked = await lockBoardsOfMember(tx, [id], context.viewer.id);
  const board = await requireHeldBoardFor(context, tx, permission, id);
  if (!locked.has(id)) throw notAllowed(permission);
  return board;
}

/** What a locked row says of a board that the viewer may do `Act` to. */
export type HeldRow<Permission extends BoardPermission> = Pick<
  HeldBoard<Permission>,
  keyof LockedBoard | typeof held
>;

/** The same for whoever needs the locked row only. That an owner may do it stands on this row; of others more is read. */
export async function lockRowFor<Permission extends BoardPermission>(
  context: Context,
  tx: Transaction,
  permission: Permission,
  id: Id,
): Promise<HeldRow<Permission>> {
  const row = (await lockBoardsOfMember(tx, [id], context.viewer.id)).get(id);
  if (row && isOwnBoard(context.viewer, row)) return row as HeldRow<Permission>;
  const board = await requireHeldBoardFor(context, tx, permission, id);
  if (!row) throw notAllowed(permission);
  return board;
}

/** The same of a board that is locked already, such as one of several that must be locked in order. */
export async function requireHeldBoardFor<Permission extends BoardPermission>(
  context: Context,
  tx: Transaction,
  permission: Permission,
  id: Id,
): Promise<HeldBoard<Permission>> {
  return (await requireBoardFor(readingIn(context, tx), permission, id)) as HeldBoard<Permission>;
}
