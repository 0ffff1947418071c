import { z } from 'zod';
import { defineJob } from '#platform/jobs/job.ts';
import type { Platform } from '#platform/resource/context.ts';
import { idOption } from '#platform/resource/options.ts';
import { mailInvite } from './mail-invite.service.ts';

/** Mails an invite to a board, unless whoever has the address wants none from the inviter. */
export const mailInviteJob = defineJob({
  name: 'boards.mail-invite',
  data: z.object({ invite_id: idOption, email: z.string(), token: z.string() }),
  // It holds an address and a link, so what is done is soon forgotten.
  options: { concurrency: 2, keepSeconds: 3600 },
  run: (platform: Pick<Platform, 'db' | 'clock' | 'config' | 'jobs'>, { invite_id, email, token }) =>
    mailInvite(platform, { id: invite_id, email, token }),
});
