import type { BoardRow } from '#features/library/boards/board.store.ts';
import { lockBoardTo } from '#features/library/boards/board-lock.service.ts';
import { accessOf, type BoardAccess, MOST_COLLABORATORS } from '#features/library/boards/board-member.ts';
import { type MembersRefused, unlessMembersRefused } from '#features/library/boards/board-member-refusals.ts';
import { joinBoard } from '#features/library/boards/board-members.service.ts';
import { mapMembers } from '#features/library/boards/board-members.store.ts';
import { lockBoardRows } from '#features/library/work/board-work.store.ts';
import type { Id } from '#platform/ids/ids.ts';
import { allow } from '#platform/resource/allowed.ts';
import type { Context, Reading } from '#platform/resource/context.ts';
import { readingIn } from '#platform/resource/reading-in.ts';
import { notFound } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { BoardMemberEvent } from '../board-member-event.ts';
import {
  deleteEmailInvite,
  type EmailInviteRow,
  findEmailInvite,
} from '../invite-by-email/invite-by-email.store.ts';
import { emailInvitesSince, isSecretOf, readToken } from '../invite-by-email/invite-by-email.ts';
import { mapBoardsForInvited } from '../invited-board.service.ts';

const INVALID: MembersRefused = { refused: 'invalid-invite' };

interface Shown {
  invite: EmailInviteRow;
  board: BoardRow;
}

/** A block between the board's owner and the viewer hides it, as does the owner's leaving. */
async function findShown(context: Reading, token: string): Promise<Shown | null> {
  const read = readToken(token);
  const since = emailInvitesSince(context.clock.now());
  const invite = read && (await findEmailInvite(context.db, read.id, since));
  if (!invite || !isSecretOf(invite.token_hash, read.secret)) return null;
  const board = (await mapBoardsForInvited(context, [invite.board_id])).get(invite.board_id);
  return board ? { invite, board } : null;
}

export async function showEmailInvite(
  context: Context,
  token: string,
): Promise<{ board: BoardRow; access: BoardAccess } | MembersRefused> {
  const shown = await findShown(context, token);
  return shown ? { board: shown.board, access: accessOf(shown.invite.access) } : INVALID;
}

export async function acceptEmailInvite(
  context: ContextFor<'person'>,
  token: string,
): Promise<{ boardId: Id } | MembersRefused> {
  const { db, viewer, clock, events } = context;
  const shown = await findShown(context, token);
  if (!shown) return INVALID;
  const { id, board_id: boardId, access, invited_by_user_id } = shown.invite;
  if (viewer.id === shown.board.owner_id) return { refused: 'works-on-board-already' };
  return db.transaction(async (tx) => {
    const board = (await lockBoardRows(tx, [boardId])).get(boardId);
    if (!board || board.deleted_at) throw notFound('board');
    if (!(await findShown(readingIn(context, tx), token))) return INVALID;
    const members = await mapMembers(tx, boardId);
    if (!members.has(viewer.id) && members.size >= MOST_COLLABORATORS) {
      return { refused: 'too-many-collaborators' };
    }
    const invited = allow(board, 'join');
    if (!(await deleteEmailInvite(tx, invited, id))) return INVALID;
    // Thrown rather than returned, so that the invite stays.
    const joined = await joinBoard(tx, invited, { userId: viewer.id, access, at: clock.now() });
    const { isNew } = unlessMembersRefused(joined);
    if (isNew) {
      await events.emit(tx, BoardMemberEvent, {
        ...{ what: 'board_invite_accepted', board_id: boardId },
        ...{ actor_id: viewer.id, person_id: invited_by_user_id },
      });
    }
    return { boardId };
  });
}

export async function declineEmailInvite(context: Context, token: string): Promise<void> {
  const known = await findShown(context, token);
  if (!known) return;
  await context.db.transaction(async (tx) => {
    const board = await lockBoardTo(tx, 'leave', known.invite.board_id);
    const shown = await findShown(readingIn(context, tx), token);
    if (board && shown) await deleteEmailInvite(tx, board, shown.invite.id);
  });
}
