import { z } from 'zod';
import { BOARD_ACCESS } from '#features/library/boards/board-member.ts';
import { unlessMembersRefused } from '#features/library/boards/board-member-refusals.ts';
import { msg } from '#platform/i18n/msg.ts';
import { idOption, listOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { inviteToBoard } from './invite-collaborator.service.ts';
import { MOST_INVITED_AT_ONCE } from './invite-collaborator.ts';

/** Invites people to the viewer's own board. Members and invited people stay unchanged. */
export const boardInviteCreate = defineResource({
  name: 'BoardInviteResource.create',
  summary: 'Invites people to collaborate on one of the viewer\u2019s boards.',
  who: 'person',
  rate: 'write',
  options: z
    .object({
      board_id: idOption,
      invited_user_ids: listOption(idOption, MOST_INVITED_AT_ONCE).default([]),
      /** A single person, as some clients send it. */
      invited_user_id: idOption.nullish(),
      invited_username: z.string().trim().min(1).max(100).optional(),
      access: z.enum(BOARD_ACCESS).default('write'),
    })
    .refine((sent) => sent.invited_user_ids.length > 0 || sent.invited_user_id || sent.invited_username, {
      path: ['invited_user_ids'],
      message: msg('{field}: must name a person'),
    }),
  data: z.object({ board_id: z.string(), invited_user_ids: z.array(z.string()) }),
  handle: async (context, { board_id, invited_user_ids, invited_user_id, invited_username, access }) => {
    const invited = await inviteToBoard(context, {
      boardId: board_id,
      ids: invited_user_id ? [...invited_user_ids, invited_user_id] : invited_user_ids,
      username: invited_username,
      access,
    });
    return { board_id, invited_user_ids: unlessMembersRefused(invited).ids };
  },
});
