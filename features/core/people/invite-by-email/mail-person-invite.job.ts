import { z } from 'zod';
import { defineJob } from '#platform/jobs/job.ts';
import { idOption } from '#platform/resource/options.ts';
import type { InviteMailPlatform } from '../invite-mail.service.ts';
import { mailPersonInvite } from './invite-by-email.service.ts';

/** Mails an invitation to follow its sender, unless it is unwelcome at the address. */
export const mailPersonInviteJob = defineJob({
  name: 'people.mail-invite',
  data: z.object({ sender_id: idOption, email: z.string() }),
  // It holds an address, so what is done is soon forgotten.
  options: { concurrency: 2, keepSeconds: 3600 },
  run: (platform: InviteMailPlatform, { sender_id, email }) =>
    mailPersonInvite(platform, { email, senderId: sender_id }),
});
