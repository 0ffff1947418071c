import { z } from 'zod';
import { defineJob } from '#platform/jobs/job.ts';
import type { Platform } from '#platform/resource/context.ts';
import { MEASURED_DAYS } from '../experience.ts';
import { deleteDaysBefore } from './purge-days.store.ts';

const DAY_MS = 86_400_000;
const BATCH = 5000;

/** Works in batches, so that an interruption loses nothing. */
async function purgeDays({ db, clock }: Pick<Platform, 'db' | 'clock'>, signal: AbortSignal): Promise<void> {
  const before = new Date(clock.now().getTime() - MEASURED_DAYS * DAY_MS);
  while ((await deleteDaysBefore(db, before, BATCH)) === BATCH) signal.throwIfAborted();
}

export const purgeDaysJob = defineJob({
  name: 'experiences.purge-days',
  data: z.object({}),
  options: { singletonKey: () => 'days' },
  schedule: { cron: '55 3 * * *', data: {} },
  run: (platform: Pick<Platform, 'db' | 'clock'>, _, { signal }) => purgeDays(platform, signal),
});
