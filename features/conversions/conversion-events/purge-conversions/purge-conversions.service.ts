import { z } from 'zod';
import { defineJob } from '#platform/jobs/job.ts';
import type { Platform } from '#platform/resource/context.ts';
import { EVENT_DAYS } from '../conversion.ts';
import {
  deleteActionsBefore,
  deleteEventsBefore,
  deleteGrantsBefore,
  deleteTestEventsBefore,
} from './purge-conversions.store.ts';

const DAY_MS = 86_400_000;
const BATCH = 5000;

/** Works in batches, so that an interruption loses nothing. */
async function purge({ db, clock }: Pick<Platform, 'db' | 'clock'>, signal: AbortSignal): Promise<void> {
  const before = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
  while ((await deleteEventsBefore(db, before(EVENT_DAYS), BATCH)) === BATCH) signal.throwIfAborted();
  while ((await deleteActionsBefore(db, before(2), BATCH)) === BATCH) signal.throwIfAborted();
  while ((await deleteGrantsBefore(db, before(1), BATCH)) === BATCH) signal.throwIfAborted();
  while ((await deleteTestEventsBefore(db, before(1), BATCH)) === BATCH) signal.throwIfAborted();
}

export const purgeConversionsJob = defineJob({
  name: 'conversions.purge',
  data: z.object({}),
  options: { singletonKey: () => 'conversions' },
  schedule: { cron: '20 4 * * *', data: {} },
  run: (platform: Pick<Platform, 'db' | 'clock'>, _, { signal }) => purge(platform, signal),
});
