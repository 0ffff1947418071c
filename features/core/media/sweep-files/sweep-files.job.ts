import { z } from 'zod';
import { defineJob } from '#platform/jobs/job.ts';
import type { Platform } from '#platform/resource/context.ts';
import { sweepFiles } from './sweep-files.service.ts';

/** Deletes files without a row: when some are forgotten, and every ten minutes those of crashed uploads. */
export const sweepFilesJob = defineJob({
  name: 'media.sweep-files',
  data: z.object({}),
  options: { singletonKey: () => 'files' },
  schedule: { cron: '*/10 * * * *', data: {} },
  run: (platform: Pick<Platform, 'db' | 'clock' | 'storage'>, _, { signal }) => sweepFiles(platform, signal),
});
