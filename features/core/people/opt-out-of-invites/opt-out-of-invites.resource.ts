import { z } from 'zod';
import { tokenOption } from '#features/core/identity/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { optOutOfInvites } from '../invite-mail.service.ts';
import { unlessFollowRefused } from '../person-refusals.ts';

/** Stops all invitations by mail to the address that the link was mailed to, logged in or not. Idempotent. */
export const inviteOptOutCreate = defineResource({
  name: 'InviteOptOutResource.create',
  summary: 'Stops email invitations to an address.',
  who: 'anyone',
  rate: 'write',
  isUnseen: true,
  options: z.object({ token: tokenOption }),
  data: z.object({}),
  handle: async (context, { token }) => {
    unlessFollowRefused(await optOutOfInvites(context, token));
    return {};
  },
});
