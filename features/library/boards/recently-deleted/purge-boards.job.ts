import { z } from 'zod';
import { defineJob } from '#platform/jobs/job.ts';
import type { Platform } from '#platform/resource/context.ts';
import { purgeBoards } from './recently-deleted.service.ts';

/** Removes boards for good 30 days after their deletion. */
export const purgeBoardsJob = defineJob({
  name: 'boards.purge',
  data: z.object({}),
  options: { singletonKey: () => 'boards' },
  schedule: { cron: '20 3 * * *', data: {} },
  run: async (platform: Pick<Platform, 'db' | 'clock'>, _, { signal }) => purgeBoards(platform, signal),
});
