import { z } from 'zod';
import type { InviteMailPlatform } from '#features/core/people/invite-mail.service.ts';
import { defineJob } from '#platform/jobs/job.ts';
import { idOption } from '#platform/resource/options.ts';
import { mailInvite } from './mail-invite.service.ts';

export const mailBusinessInviteJob = defineJob({
  name: 'business.mail-invite',
  data: z.object({ invite_id: idOption, email: z.string().optional(), token: z.string().optional() }),
  // Its data may hold an address and a link, so finished jobs are soon deleted.
  options: { concurrency: 2, keepSeconds: 3600 },
  run: (platform: InviteMailPlatform, { invite_id, email, token }) =>
    mailInvite(platform, { id: invite_id, email, token }),
});
