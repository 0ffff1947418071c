import type { AllowedBoard, LockedBoards } from '#features/library/work/board-proof.ts';
import { lockBoardRows, lockBoardsOfMember } from '#features/library/work/board-work.store.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { type Allowed, allow, allowEach } from '#platform/resource/allowed.ts';
import type { Context, Reading } from '#platform/resource/context.ts';
import { readingIn } from '#platform/resource/reading-in.ts';
import { notFound } from '#platform/resource/refusal.ts';
import { findBoardsFor, findSeenBoards, requireBoardFor } from './board.service.ts';
import { listBoardsByIds, type SeenBoardRow } from './board.store.ts';
import { type BoardPermission, isOwnBoard, mayActOnBoard } from './board-access.ts';
import { notAllowed } from './board-refusals.ts';

type HeldBoard<Permission extends string> = Allowed<SeenBoardRow, Permission>;

/**
 * Membership, access and deletion change only under this lock, so a write later in the transaction cannot outlive
 * its permission.
 */
export async function lockBoardFor<Permission extends BoardPermission>(
  context: Context,
  tx: Transaction,
  permission: Permission,
  id: Id,
): Promise<HeldBoard<Permission>> {
  return requireLockedFor(context, tx, permission, id, await lockBoardsOfMember(tx, [id], context.viewer.id));
}

/** The row itself proves ownership; for others more is read. */
export async function lockRowFor<Permission extends BoardPermission>(
  context: Context,
  tx: Transaction,
  permission: Permission,
  id: Id,
): Promise<AllowedBoard<Permission>> {
  const locked = await lockBoardsOfMember(tx, [id], context.viewer.id);
  const row = locked.get(id);
  if (row && isOwnBoard(context.viewer, row)) return allow(row, permission);
  return requireLockedFor(context, tx, permission, id, locked);
}

export async function requireLockedFor<Permission extends BoardPermission>(
  context: Context,
  tx: Transaction,
  permission: Permission,
  id: Id,
  locked: LockedBoards,
): Promise<HeldBoard<Permission>> {
  const board = await requireBoardFor(readingIn(context, tx), permission, id);
  const row = locked.get(id);
  if (!row) throw notAllowed(permission);
  return allow({ ...row, ...board }, permission);
}

/** Locks both in one order, so that writers cannot deadlock. */
export async function lockPairFor<First extends BoardPermission, Second extends BoardPermission>(
  context: Context,
  tx: Transaction,
  first: { id: Id; to: First },
  second: { id: Id; to: Second },
): Promise<[HeldBoard<First>, HeldBoard<Second>]> {
  const locked = await lockBoardsOfMember(tx, [first.id, second.id], context.viewer.id);
  return [
    await requireLockedFor(context, tx, first.to, first.id, locked),
    await requireLockedFor(context, tx, second.to, second.id, locked),
  ];
}

/** Null if the viewer may do less than this with a board that they hold. */
export function alsoAllowed<Permission extends BoardPermission>(
  { viewer }: Context,
  permission: Permission,
  board: HeldBoard<string>,
): HeldBoard<Permission> | null {
  return mayActOnBoard(permission, viewer, board, board.beside?.standing) ? allow(board, permission) : null;
}

export async function allowedAmong<Permission extends BoardPermission>(
  context: Context,
  tx: Transaction,
  permission: Permission,
  locked: LockedBoards,
): Promise<Map<Id, HeldBoard<Permission>>> {
  const found = await findBoardsFor(readingIn(context, tx), permission, [...locked.keys()]);
  const allowed = new Map<Id, HeldBoard<Permission>>();
  for (const [id, row] of locked) {
    const board = found.get(id);
    if (board) allowed.set(id, allow({ ...row, ...board }, permission));
  }
  return allowed;
}

/** Visibility is also checked before the lock, so that waiting does not reveal a hidden board. */
export async function lockSeenBoard(context: Context, tx: Transaction, id: Id): Promise<HeldBoard<'see'>> {
  const reading = () => readingIn(context, tx);
  if ((await findSeenBoards(reading(), [id])).length === 0) throw notFound('board');
  const row = (await lockBoardRows(tx, [id])).get(id);
  const [board] = await findSeenBoards(reading(), [id]);
  if (!row || !board) throw notFound('board');
  return allow({ ...row, ...board }, 'see');
}

export async function isOwnDeletedBoard({ db, viewer }: Reading, id: Id): Promise<boolean> {
  const [row] = await listBoardsByIds(db, [id]);
  return row !== undefined && row.deleted_at !== null && row.owner_id === viewer.id;
}

/** Only its owner can lock it, to restore it; anybody else learns nothing. */
export async function lockDeletedBoard(
  { viewer }: Context,
  tx: Transaction,
  id: Id,
  others: readonly Id[] = [],
): Promise<Map<Id, AllowedBoard<'restore'>>> {
  const locked = await lockBoardRows(tx, [id, ...others]);
  if (!viewer.id || locked.get(id)?.owner_id !== viewer.id) throw notFound('board');
  return allowEach(locked, 'restore');
}

/** Needs nobody's permission: people leave or decline, staff decide, the site repairs or erases. */
type UnaskedAct = 'leave' | 'maintain' | 'erase' | 'moderate';

/** Null if the board was removed for good. */
export async function lockBoardTo<Permission extends UnaskedAct>(
  tx: Transaction,
  permission: Permission,
  id: Id,
): Promise<AllowedBoard<Permission> | null> {
  const row = (await lockBoardRows(tx, [id])).get(id);
  return row ? allow(row, permission) : null;
}

export function boardsOf(personId: Id, locked: LockedBoards): Map<Id, AllowedBoard<'delete'>> {
  const own = [...locked].filter(([, board]) => board.owner_id === personId && !board.deleted_at);
  return allowEach(new Map(own), 'delete');
}
