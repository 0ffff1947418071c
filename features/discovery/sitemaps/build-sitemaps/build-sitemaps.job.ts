import { z } from 'zod';
import { defineJob } from '#platform/jobs/job.ts';
import type { Platform } from '#platform/resource/context.ts';
import { buildSitemaps } from './build-sitemaps.service.ts';

export const buildSitemapsJob = defineJob({
  name: 'sitemaps.build',
  data: z.object({}),
  options: { singletonKey: () => 'sitemaps', expireInSeconds: 3600 },
  schedule: { cron: '40 3 * * *', data: {}, isAlsoAtStart: true },
  run: (platform: Pick<Platform, 'db' | 'clock'>, _, { signal }) => buildSitemaps(platform, signal),
});
