import { z } from 'zod';
import { defineJob } from '#platform/jobs/job.ts';
import { idOption } from '#platform/resource/options.ts';
import { type MailingPlatform, mailInvite } from './mail-invite.service.ts';

/** Mails an invite to a board, unless whoever has the address wants none from the inviter. */
export const mailInviteJob = defineJob({
  name: 'boards.mail-invite',
  data: z.object({ invite_id: idOption, email: z.string(), token: z.string() }),
  // It holds an address and a link, so what is done is soon forgotten.
  options: { concurrency: 2, keepSeconds: 3600 },
  run: (platform: MailingPlatform, { invite_id, email, token }) =>
    mailInvite(platform, { id: invite_id, email, token }),
});
