import { z } from 'zod';
import { emailOption } from '#features/core/identity/options.ts';
import { accessOf, BOARD_ACCESS } from '#features/library/boards/board-member.ts';
import { unlessMembersRefused } from '#features/library/boards/board-member-refusals.ts';
import { msg } from '#platform/i18n/msg.ts';
import { toRfc2822 } from '#platform/i18n/wire-date.ts';
import { idOption, listOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { inviteByEmail, listInvitedAddresses, withdrawEmailInvite } from './invite-by-email.service.ts';
import { MOST_ADDRESSES_AT_ONCE } from './invite-by-email.ts';

/**
 * Invites mail addresses to the viewer's own board. The answer does not reveal whether they have accounts. An address
 * that is already invited gets no second mail.
 */
export const boardEmailInviteCreate = defineResource({
  name: 'BoardEmailInviteResource.create',
  summary: 'Invites people by email to one of the viewer\u2019s boards.',
  who: 'person',
  rate: 'write',
  options: z.object({
    board_id: idOption,
    emails: listOption(emailOption, MOST_ADDRESSES_AT_ONCE).refine(
      (emails) => emails.length > 0,
      msg('{field}: must contain an address'),
    ),
    access: z.enum(BOARD_ACCESS).default('write'),
  }),
  data: z.object({ board_id: z.string() }),
  handle: async (context, { board_id, emails, access }) => {
    unlessMembersRefused(await inviteByEmail(context, { boardId: board_id, emails, access }));
    return { board_id };
  },
});

/** Withdraws a mailed invite; its link stops working. Idempotent. */
export const boardEmailInviteDelete = defineResource({
  name: 'BoardEmailInviteResource.delete',
  summary: 'Withdraws an email invitation to one of the viewer\u2019s boards.',
  who: 'person',
  rate: 'write',
  options: z.object({ board_id: idOption, invite_id: idOption }),
  data: z.object({ board_id: z.string(), invite_id: z.string() }),
  handle: async (context, { board_id, invite_id }) => {
    await withdrawEmailInvite(context, board_id, invite_id);
    return { board_id, invite_id };
  },
});

/** The open mailed invites to the viewer's own board, newest first; only a hint of each address is stored. */
export const boardEmailInvitesGet = defineResource({
  name: 'BoardEmailInvitesResource.get',
  summary: 'The email addresses invited to one of the viewer\u2019s boards.',
  who: 'person',
  rate: 'read',
  options: z.object({ board_id: idOption }),
  data: z.array(
    z.object({
      id: z.string(),
      type: z.literal('board_email_invite'),
      email_hint: z.string(),
      access: z.enum(BOARD_ACCESS),
      created_at: z.string(),
    }),
  ),
  handle: async (context, { board_id }) =>
    (await listInvitedAddresses(context, board_id)).map(({ id, email_hint, access, created_at }) => ({
      ...{ id, type: 'board_email_invite' as const, email_hint },
      access: accessOf(access),
      created_at: toRfc2822(created_at),
    })),
});
