import { z } from 'zod';
import { defineJob } from '#platform/jobs/job.ts';
import type { Platform } from '#platform/resource/context.ts';
import { countViews } from './count-views.service.ts';

export const countViewsJob = defineJob({
  name: 'people.count-views',
  data: z.object({}),
  options: { singletonKey: () => 'views' },
  schedule: { cron: '10 4 * * *', data: {}, isAlsoAtStart: true },
  run: (platform: Pick<Platform, 'db' | 'clock'>, _, { signal }) => countViews(platform, signal),
});
