import { z } from 'zod';
import { defineJob } from '#platform/jobs/job.ts';
import type { Platform } from '#platform/resource/context.ts';
import { purgeComments } from './purge-comments.service.ts';

export const purgeCommentsJob = defineJob({
  name: 'comments.purge',
  data: z.object({}),
  options: { singletonKey: () => 'comments' },
  schedule: { cron: '55 3 * * *', data: {} },
  run: async (platform: Pick<Platform, 'db' | 'clock'>, _, { signal }) => purgeComments(platform, signal),
});
