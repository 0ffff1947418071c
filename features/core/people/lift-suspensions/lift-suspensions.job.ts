import { z } from 'zod';
import { defineJob } from '#platform/jobs/job.ts';
import type { Platform } from '#platform/resource/context.ts';
import { liftSuspensions } from './lift-suspensions.service.ts';

export const liftSuspensionsJob = defineJob({
  name: 'people.lift-suspensions',
  data: z.object({}),
  options: { singletonKey: () => 'suspensions' },
  schedule: { cron: '*/5 * * * *', data: {} },
  run: (platform: Pick<Platform, 'db' | 'clock'>) => liftSuspensions(platform),
});
