import { z } from 'zod';
import { defineJob } from '#platform/jobs/job.ts';
import type { Platform } from '#platform/resource/context.ts';
import { liftEnded } from '../person-moderation.store.ts';

async function liftSuspensions({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  await liftEnded(db, clock.now());
}

export const liftSuspensionsJob = defineJob({
  name: 'people.lift-suspensions',
  data: z.object({}),
  options: { singletonKey: () => 'suspensions' },
  schedule: { cron: '*/5 * * * *', data: {} },
  run: (platform: Pick<Platform, 'db' | 'clock'>) => liftSuspensions(platform),
});
