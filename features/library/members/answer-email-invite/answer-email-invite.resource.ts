import { z } from 'zod';
import { requireVisibleBoard } from '#features/library/boards/board.service.ts';
import { BOARD_ACCESS } from '#features/library/boards/board-member.ts';
import { unlessMembersRefused } from '#features/library/boards/board-member-refusals.ts';
import { presentBoard } from '#features/library/boards/wire/board.view.ts';
import { boardAnswer } from '#features/library/boards/wire/board-answer.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { presentInvitedBoard } from '../wire/invite.view.ts';
import { invitedBoard } from '../wire/invite-answer.ts';
import { acceptEmailInvite, declineEmailInvite, showEmailInvite } from './answer-email-invite.service.ts';

const options = z.object({ token: z.string().min(1).max(200) });

/** The board that a mailed link invites to. Anybody with the link sees its name and cover, even if it is secret. */
export const boardInviteLinkGet = defineResource({
  name: 'BoardInviteLinkResource.get',
  summary: 'The board that an emailed link invites to.',
  who: 'anyone',
  rate: 'read',
  options,
  data: z.object({ board: invitedBoard, access: z.enum(BOARD_ACCESS) }),
  handle: async (context, { token }) => {
    const { board, access } = unlessMembersRefused(await showEmailInvite(context, token));
    return { board: presentInvitedBoard(context, board), access };
  },
});

/** Accepts an invite by its mailed link, which works once: the viewer now works on the board. */
export const boardInviteLinkUpdate = defineResource({
  name: 'BoardInviteLinkResource.update',
  summary: 'Accepts an invite to a board with its emailed link.',
  who: 'person',
  rate: 'write',
  options,
  data: boardAnswer,
  handle: async (context, { token }) => {
    const { boardId } = unlessMembersRefused(await acceptEmailInvite(context, token));
    return presentBoard(context, await requireVisibleBoard(context, { id: boardId }));
  },
});

/** Declines an invite by its mailed link, logged in or not. Idempotent. */
export const boardInviteLinkDelete = defineResource({
  name: 'BoardInviteLinkResource.delete',
  summary: 'Declines an invite to a board with its emailed link.',
  who: 'anyone',
  rate: 'write',
  options,
  data: z.null(),
  handle: async (context, { token }) => {
    await declineEmailInvite(context, token);
    return null;
  },
});
