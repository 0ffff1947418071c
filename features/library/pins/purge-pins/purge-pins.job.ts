import { z } from 'zod';
import { defineJob } from '#platform/jobs/job.ts';
import type { Platform } from '#platform/resource/context.ts';
import { purgePins } from './purge-pins.service.ts';

export const purgePinsJob = defineJob({
  name: 'pins.purge',
  data: z.object({}),
  options: { singletonKey: () => 'pins' },
  schedule: { cron: '50 3 * * *', data: {} },
  run: async (platform: Pick<Platform, 'db' | 'clock' | 'jobs'>, _, { signal }) =>
    purgePins(platform, signal),
});
