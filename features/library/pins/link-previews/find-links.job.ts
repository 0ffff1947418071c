import { z } from 'zod';
import { defineJob } from '#platform/jobs/job.ts';
import type { Platform } from '#platform/resource/context.ts';
import { findLinks } from './find-links.service.ts';

export const findLinksJob = defineJob({
  name: 'pins.find-links',
  data: z.object({}),
  options: { singletonKey: () => 'links' },
  schedule: { cron: '* * * * *', data: {} },
  run: (platform: Pick<Platform, 'db' | 'clock' | 'jobs' | 'config'>, _, { signal }) =>
    findLinks(platform, signal),
});
