import { z } from 'zod';
import { defineJob } from '#platform/jobs/job.ts';
import type { Platform } from '#platform/resource/context.ts';
import { firstStoredDay } from '../analytics.ts';
import { deleteDaysBefore } from './purge-days.store.ts';

const BATCH = 5000;

/** Works in batches, so that an interruption loses nothing. */
async function purgeDays({ db, clock }: Pick<Platform, 'db' | 'clock'>, signal: AbortSignal): Promise<void> {
  const first = firstStoredDay(clock.now());
  while ((await deleteDaysBefore(db, first, BATCH)) >= BATCH) signal.throwIfAborted();
}

/** Days of pins and boards that are gone go with the others: they decide which of their neighbors may be shown. */
export const purgeAnalyticsDaysJob = defineJob({
  name: 'analytics.purge-days',
  data: z.object({}),
  options: { singletonKey: () => 'analytics days' },
  schedule: { cron: '5 4 * * *', data: {} },
  run: (platform: Pick<Platform, 'db' | 'clock'>, _, { signal }) => purgeDays(platform, signal),
});
