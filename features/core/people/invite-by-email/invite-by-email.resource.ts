import { z } from 'zod';
import { emailOption } from '#features/core/identity/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { inviteByEmail } from './invite-by-email.service.ts';

/**
 * Mails the viewer's invite link to an address. The answer is the same for every address, whether it has an account,
 * has opted out of invitations, or belongs to somebody who blocks the viewer.
 */
export const emailInviteSentCreate = defineResource({
  name: 'EmailInviteSentResource.create',
  summary: 'Invites someone by email to follow the viewer.',
  who: 'person',
  rate: 'write',
  options: z.object({ email: emailOption, type: z.literal('email').default('email') }),
  data: z.object({ email: z.string() }),
  handle: async (context, { email }) => {
    await inviteByEmail(context, email);
    return { email };
  },
});
