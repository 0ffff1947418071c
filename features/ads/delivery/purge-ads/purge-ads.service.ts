import { z } from 'zod';
import { purgeHeld } from '#features/ads/attribution/held-conversions.service.ts';
import { deleteQueriesBefore } from '#features/ads/keywords/search-counts.service.ts';
import { defineJob } from '#platform/jobs/job.ts';
import type { Platform } from '#platform/resource/context.ts';
import { deleteEventsBefore, deleteSeenBefore, deleteSpendBefore } from './purge-ads.store.ts';

const BATCH = 5000;

const DAYS = { events: 90, spend: 90, seen: 2, queries: 90 };

/** In batches, so that an interruption loses nothing. */
async function purgeAds({ db, clock }: Pick<Platform, 'db' | 'clock'>, signal: AbortSignal): Promise<void> {
  const ago = (days: number) => new Date(clock.now().getTime() - days * 86_400_000);
  const dayBefore = (days: number) => ago(days).toISOString().slice(0, 10);
  const steps = [
    () => deleteEventsBefore(db, ago(DAYS.events), BATCH),
    () => deleteSeenBefore(db, dayBefore(DAYS.seen), BATCH),
    () => deleteQueriesBefore(db, dayBefore(DAYS.queries), BATCH),
    () => purgeHeld(db, ago(DAYS.events), BATCH),
    () => deleteSpendBefore(db, dayBefore(DAYS.spend), BATCH),
  ];
  for (const step of steps) while ((await step()) >= BATCH) signal.throwIfAborted();
}

/** Reports read the counted hours, which stay. */
export const purgeAdsJob = defineJob({
  name: 'ads.purge',
  data: z.object({}),
  options: { singletonKey: () => 'ads' },
  schedule: { cron: '25 4 * * *', data: {} },
  run: (platform: Pick<Platform, 'db' | 'clock'>, _, { signal }) => purgeAds(platform, signal),
});
