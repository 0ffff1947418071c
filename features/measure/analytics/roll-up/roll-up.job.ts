import { z } from 'zod';
import { defineJob } from '#platform/jobs/job.ts';
import type { Platform } from '#platform/resource/context.ts';
import { rollUp } from './roll-up.service.ts';

export const rollUpJob = defineJob({
  name: 'analytics.roll-up',
  data: z.object({}),
  options: { singletonKey: () => 'analytics' },
  schedule: { cron: '* * * * *', data: {}, isAlsoAtStart: true },
  run: (platform: Pick<Platform, 'db' | 'clock'>, _, { signal }) => rollUp(platform, signal),
});
