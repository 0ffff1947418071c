import { z } from 'zod';
import { defineJob } from '#platform/jobs/job.ts';
import type { Platform } from '#platform/resource/context.ts';
import { recheckWebsites } from './recheck-websites.service.ts';

export const recheckWebsitesJob = defineJob({
  name: 'people.recheck-websites',
  data: z.object({}),
  options: { singletonKey: () => 'websites' },
  schedule: { cron: '20 4 * * *', data: {} },
  run: (platform: Pick<Platform, 'db' | 'clock' | 'jobs'>, _, { signal }) =>
    recheckWebsites(platform, signal),
});
