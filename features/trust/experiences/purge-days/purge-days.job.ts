import { z } from 'zod';
import { defineJob } from '#platform/jobs/job.ts';
import type { Platform } from '#platform/resource/context.ts';
import { purgeDays } from './purge-days.service.ts';

export const purgeDaysJob = defineJob({
  name: 'experiences.purge-days',
  data: z.object({}),
  options: { singletonKey: () => 'days' },
  schedule: { cron: '55 3 * * *', data: {} },
  run: (platform: Pick<Platform, 'db' | 'clock'>, _, { signal }) => purgeDays(platform, signal),
});
