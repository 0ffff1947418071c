import { z } from 'zod';
import { defineJob } from '#platform/jobs/job.ts';
import type { Platform } from '#platform/resource/context.ts';
import { purgeEmailInvites } from './invite-by-email.service.ts';

export const purgeEmailInvitesJob = defineJob({
  name: 'boards.purge-email-invites',
  data: z.object({}),
  options: { singletonKey: () => 'invites' },
  schedule: { cron: '30 3 * * *', data: {} },
  run: (platform: Pick<Platform, 'db' | 'clock'>) => purgeEmailInvites(platform),
});
