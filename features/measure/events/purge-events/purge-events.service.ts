import { z } from 'zod';
import { defineJob } from '#platform/jobs/job.ts';
import type { Platform } from '#platform/resource/context.ts';
import { deleteEventsBefore } from './purge-events.store.ts';

const DAY_MS = 86_400_000;

export const EVENT_RETENTION_DAYS = 90;

const BATCH = 5000;

/** Works in batches, so that an interruption loses nothing. */
export async function purgeEvents(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  signal: AbortSignal,
): Promise<void> {
  const before = new Date(clock.now().getTime() - EVENT_RETENTION_DAYS * DAY_MS);
  while ((await deleteEventsBefore(db, before, BATCH)) === BATCH) signal.throwIfAborted();
}

export const purgeEventsJob = defineJob({
  name: 'people.purge-events',
  data: z.object({}),
  options: { singletonKey: () => 'events' },
  schedule: { cron: '40 3 * * *', data: {} },
  run: (platform: Pick<Platform, 'db' | 'clock'>, _, { signal }) => purgeEvents(platform, signal),
});
