import { z } from 'zod';
import { defineJob } from '#platform/jobs/job.ts';
import type { Platform } from '#platform/resource/context.ts';
import { forgetKeys } from './idempotency.ts';

export const forgetKeysJob = defineJob({
  name: 'platform.forget-keys',
  data: z.object({}),
  schedule: { cron: '41 * * * *', data: {} },
  run: async (platform: Pick<Platform, 'db' | 'clock'>) => {
    await forgetKeys(platform);
  },
});
