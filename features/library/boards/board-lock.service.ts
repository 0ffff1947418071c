import { lockBoardRows, lockBoardsOfMember } from '#features/library/work/board-lock.store.ts';
import type { AllowedBoard, LockedBoards } from '#features/library/work/board-proof.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { type Allowed, allow, allowEach } from '#platform/resource/allowed.ts';
import type { Context } from '#platform/resource/context.ts';
import { readingIn } from '#platform/resource/reading-in.ts';
import { notFound } from '#platform/resource/refusal.ts';
import { findBoardsFor, findSeenBoards, notAllowed, requireBoardFor } from './board.service.ts';
import type { SeenBoardRow } from './board.store.ts';
import { type BoardPermission, isOwnBoard } from './board-access.ts';

/** A locked board that the viewer may do `Act` to, with all that is read for showing it. */
type HeldBoard<Permission extends string> = Allowed<SeenBoardRow, Permission>;

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
  return requireLockedFor(context, tx, permission, id, await lockBoardsOfMember(tx, [id], context.viewer.id));
}

/** The same for whoever needs the locked row only. That an owner may do it stands on this row; of others more is read. */
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

/** The same of one of several boards, which must be locked in order. */
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

/** Those of locked boards that the viewer may do this to. */
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

/**
 * Locks a board that the viewer sees, for what anybody may who sees it. It is looked for before the lock too: nobody can
 * tell by waiting that a hidden board is there.
 * @throws Refusal 404 where they do not see it
 */
export async function lockSeenBoard(context: Context, tx: Transaction, id: Id): Promise<HeldBoard<'see'>> {
  const reading = () => readingIn(context, tx);
  if ((await findSeenBoards(reading(), [id])).length === 0) throw notFound('board');
  const row = (await lockBoardRows(tx, [id])).get(id);
  const [board] = await findSeenBoards(reading(), [id]);
  if (!row || !board) throw notFound('board');
  return allow({ ...row, ...board }, 'see');
}

/** Locks a deleted board of the viewer's own, with others that it concerns, to bring it back; whoever else asks learns nothing. */
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

/**
 * What is done to boards without anybody's permission: people leave them or refuse to come, the site keeps their counts
 * and copies right, erases an account, or carries out what its staff decided.
 */
type UnaskedAct = 'leave' | 'maintain' | 'erase' | 'moderate';

/** Locks a board for such an act; null where it is gone for good. */
export async function lockBoardTo<Permission extends UnaskedAct>(
  tx: Transaction,
  permission: Permission,
  id: Id,
): Promise<AllowedBoard<Permission> | null> {
  const row = (await lockBoardRows(tx, [id])).get(id);
  return row ? allow(row, permission) : null;
}

/** Those of locked boards that are this person's and there still: they may do all to them. */
export function boardsOf(personId: Id, locked: LockedBoards): Map<Id, AllowedBoard<'delete'>> {
  const own = [...locked].filter(([, board]) => board.owner_id === personId && !board.deleted_at);
  return allowEach(new Map(own), 'delete');
}
