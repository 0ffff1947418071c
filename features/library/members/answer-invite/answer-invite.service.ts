import { mayActFor } from '#features/core/identity/acting-access.ts';
import { blockPerson } from '#features/core/people/block.service.ts';
import { findVisiblePeople } from '#features/core/people/person.service.ts';
import type { FollowRefused } from '#features/core/people/person-refusals.ts';
import { requireBoardFor } from '#features/library/boards/board.service.ts';
import { type BoardRow, listBoardsByIds } from '#features/library/boards/board.store.ts';
import { closeInvite, deleteInvite, findLastInvite } from '#features/library/boards/board-invites.store.ts';
import { lockBoardFor, lockBoardTo } from '#features/library/boards/board-lock.service.ts';
import type { MembersRefused } from '#features/library/boards/board-member-refusals.ts';
import { joinBoard } from '#features/library/boards/board-members.service.ts';
import { forgetMember, mapMembers } from '#features/library/boards/board-members.store.ts';
import { lockBoardsOfMember } from '#features/library/work/board-work.store.ts';
import type { Id } from '#platform/ids/ids.ts';
import { allow } from '#platform/resource/allowed.ts';
import type { Reading } from '#platform/resource/context.ts';
import { readingIn } from '#platform/resource/reading-in.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { BoardMemberEvent } from '../board-member-event.ts';

export async function acceptInvite(
  context: ContextFor<'person'>,
  boardId: Id,
  invitedId: Id,
): Promise<{ boardId: Id } | MembersRefused> {
  const { db, viewer, clock, events } = context;
  if (!mayActFor(viewer, { id: invitedId }, 'answer-invites')) return { refused: 'invalid-invite' };
  return db.transaction(async (tx) => {
    const locked = (await lockBoardsOfMember(tx, [boardId], viewer.id)).get(boardId);
    const member = (await mapMembers(tx, boardId)).get(viewer.id);
    const board = locked && member && (await findBoardOfVisible(readingIn(context, tx), boardId));
    if (!board) return { refused: 'invalid-invite' };
    if (member.status === 'accepted') return { boardId };
    const invite = await findLastInvite(tx, boardId, viewer.id);
    if (invite?.status !== 'pending' || board.is_temporarily_disabled) return { refused: 'invalid-invite' };
    const joined = { userId: viewer.id, access: member.access, at: clock.now() };
    const answer = await joinBoard(tx, allow(locked, 'join'), joined);
    if ('refused' in answer) return answer;
    await events.emit(tx, BoardMemberEvent, {
      what: 'board_invite_accepted',
      board_id: boardId,
      actor_id: viewer.id,
      person_id: invite.invited_by_user_id,
    });
    return { boardId };
  });
}

/** An invite ends when its owner leaves, or either of the two blocks the other. */
async function findBoardOfVisible(context: Reading, boardId: Id): Promise<BoardRow | null> {
  const [row] = await listBoardsByIds(context.db, [boardId]);
  if (!row || row.deleted_at) return null;
  return (await findVisiblePeople(context, [row.owner_id])).has(row.owner_id) ? row : null;
}

interface InviteEnd {
  boardId: Id;
  invitedId: Id;
  isBanned: boolean;
}

/** A ban blocks the other person, which may be refused separately. */
export async function endInvite(
  context: ContextFor<'person'>,
  { boardId, invitedId, isBanned }: InviteEnd,
): Promise<{ blocked: { id: Id } | FollowRefused | null } | MembersRefused> {
  if (invitedId === context.viewer.id) {
    const declined = await declineInvite(context, boardId);
    if ('refused' in declined) return declined;
    return { blocked: isBanned ? await blockInviter(context, declined.invitedById) : null };
  }
  if (isBanned) return { blocked: await withdrawAndBlock(context, boardId, invitedId) };
  await withdrawInvite(context, boardId, invitedId);
  return { blocked: null };
}

async function declineInvite(
  { db, viewer, clock }: ContextFor<'person'>,
  boardId: Id,
): Promise<{ invitedById: Id } | MembersRefused> {
  return db.transaction(async (tx) => {
    // People without an invite wait for no lock.
    if (!(await findLastInvite(tx, boardId, viewer.id))) return { refused: 'invalid-invite' };
    const board = await lockBoardTo(tx, 'leave', boardId);
    const last = await findLastInvite(tx, boardId, viewer.id);
    if (!board || board.deleted_at || !last) return { refused: 'invalid-invite' };
    const closed = await closeInvite(tx, board, viewer.id, 'declined', clock.now());
    if (closed) await forgetMember(tx, board, viewer.id);
    const { status, invited_by_user_id: invitedById } = closed ?? last;
    return status === 'declined' ? { invitedById } : { refused: 'invalid-invite' };
  });
}

/** Blocks who invited the viewer, unless they have left or block the viewer: then they cannot invite anyway. */
async function blockInviter(
  context: ContextFor<'person'>,
  inviterId: Id,
): Promise<{ id: Id } | FollowRefused> {
  const isThere = (await findVisiblePeople(context, [inviterId])).has(inviterId);
  return isThere ? blockPerson(context, blockFor(inviterId)) : { id: inviterId };
}

async function withdrawInvite(context: ContextFor<'person'>, boardId: Id, invitedId: Id): Promise<void> {
  await context.db.transaction(async (tx) => {
    const board = await lockBoardFor(context, tx, 'invite', boardId);
    if (await deleteInvite(tx, board, invitedId)) await forgetMember(tx, board, invitedId);
  });
}

async function withdrawAndBlock(
  context: ContextFor<'person'>,
  boardId: Id,
  invitedId: Id,
): Promise<{ id: Id } | FollowRefused> {
  await requireBoardFor(context, 'invite', boardId);
  const blocked = await blockPerson(context, blockFor(invitedId));
  if (!('refused' in blocked)) await withdrawInvite(context, boardId, invitedId);
  return blocked;
}

function blockFor(userId: Id) {
  return { userId, source: 'board_invite', context: null };
}
