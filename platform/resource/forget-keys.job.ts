import { z } from 'zod';
import { defineJob } from '#platform/jobs/job.ts';
import type { Platform } from './context.ts';
import { forgetKeys } from './idempotency.ts';

/** Deletes the answers that are kept for writes sent twice, once they are a day old. */
export const forgetKeysJob = defineJob({
  name: 'platform.forget-keys',
  data: z.object({}),
  schedule: { cron: '41 * * * *', data: {} },
  run: async (platform: Pick<Platform, 'db' | 'clock'>) => {
    await forgetKeys(platform);
  },
});
