import { z } from 'zod';
import { defineJob } from '#platform/jobs/job.ts';
import { type ForgettingPlatform, forgetEnded } from './forget-ended.service.ts';

export const forgetEndedJob = defineJob({
  name: 'identity.forget-ended',
  data: z.object({}),
  schedule: { cron: '17 3 * * *', data: {} },
  run: (platform: ForgettingPlatform) => forgetEnded(platform),
});
