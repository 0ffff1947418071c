import { z } from 'zod';
import { defineJob } from '#platform/jobs/job.ts';
import type { Platform } from '#platform/resource/context.ts';
import { purgeInvites } from './invite-person.service.ts';

export const purgeBusinessInvitesJob = defineJob({
  name: 'business.purge-invites',
  data: z.object({}),
  options: { singletonKey: () => 'invites' },
  schedule: { cron: '40 3 * * *', data: {} },
  run: (platform: Pick<Platform, 'db' | 'clock'>) => purgeInvites(platform),
});
