import { z } from 'zod';
import { defineJob } from '#platform/jobs/job.ts';
import { idOption } from '#platform/resource/options.ts';
import type { InviteMailPlatform } from '../invite-mail.service.ts';
import { mailPersonInvite } from './invite-by-email.service.ts';

export const mailPersonInviteJob = defineJob({
  name: 'people.mail-invite',
  data: z.object({ sender_id: idOption, email: z.string() }),
  // Finished jobs are soon deleted, as they contain an address.
  options: { concurrency: 2, keepSeconds: 3600 },
  run: (platform: InviteMailPlatform, { sender_id, email }) =>
    mailPersonInvite(platform, { email, senderId: sender_id }),
});
