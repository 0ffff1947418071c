import { z } from 'zod';
import type { Clock } from '#platform/clock/clock.ts';
import type { Config } from '#platform/config/config.ts';
import type { Database } from '#platform/database/database.ts';
import { defineJob } from '#platform/jobs/job.ts';
import { createThrottle } from '#platform/rate/throttle.ts';
import { deleteEnded } from '../session.store.ts';

interface ForgettingPlatform {
  db: Database;
  clock: Clock;
  config: Pick<Config, 'secret'>;
}

async function forgetEnded({ db, clock, config }: ForgettingPlatform): Promise<void> {
  await deleteEnded(db);
  await createThrottle(db, clock, config.secret).purge();
}

export const forgetEndedJob = defineJob({
  name: 'identity.forget-ended',
  data: z.object({}),
  schedule: { cron: '17 3 * * *', data: {} },
  run: (platform: ForgettingPlatform) => forgetEnded(platform),
});
