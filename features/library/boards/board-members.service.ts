import { type LockedBoard, lockBoardRows } from '#features/library/work/board-lock.store.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { notFound } from '#platform/resource/refusal.ts';
import { closeInvite } from './board-invites.store.ts';
import type { MembersRefused } from './board-member-refusals.ts';
import { addMembership, lockSharedBoards, mapMembers, putMember } from './board-members.store.ts';
import { forgetRequest } from './contact-requests.store.ts';
import { dropFollower } from './follow-board/follow-board.store.ts';
import { MOST_SHARED_BOARDS } from './list-boards/list-boards.ts';

/**
 * Locks a board whose people are about to change, so that what is said of them on both sides stays one.
 * @throws Refusal 404 where it went meanwhile.
 */
export async function lockBoardOfMembers(tx: Transaction, id: Id): Promise<LockedBoard> {
  const board = (await lockBoardRows(tx, [id])).get(id);
  if (!board || board.deleted_at) throw notFound('board');
  return board;
}

/**
 * Lets somebody work on a locked board, who follows it no longer then, and ends what they were asked or have asked for;
 * for who does already, nothing. Where it refuses, it has changed nothing.
 */
export async function joinBoard(
  tx: Transaction,
  board: LockedBoard,
  { userId, access, at }: { userId: Id; access: string[]; at: Date },
): Promise<{ isNew: boolean } | MembersRefused> {
  const known = (await mapMembers(tx, board.id)).get(userId);
  if (known?.status === 'accepted' || userId === board.owner_id) return { isNew: false };
  if ((await lockSharedBoards(tx, userId)) >= MOST_SHARED_BOARDS)
    return { refused: 'too-many-shared-boards' };
  await putMember(tx, { boardId: board.id, user_id: userId, status: 'accepted', access, at });
  await addMembership(tx, { boardId: board.id, userId, access, at });
  await dropFollower(tx, board.id, userId);
  await closeInvite(tx, { boardId: board.id, invitedId: userId }, 'accepted', at);
  await forgetRequest(tx, { boardId: board.id, senderId: userId, recipientId: board.owner_id });
  return { isNew: true };
}
