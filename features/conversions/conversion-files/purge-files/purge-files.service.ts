import { z } from 'zod';
import { EVENT_DAYS } from '#features/conversions/conversion-events/conversion.ts';
import { defineJob } from '#platform/jobs/job.ts';
import type { Platform } from '#platform/resource/context.ts';
import { deleteFilesBefore } from './purge-files.store.ts';

const DAY_MS = 86_400_000;
const BATCH = 100;

/** Files are kept as long as the events in them; those never sent whole for a day. */
export const purgeConversionFilesJob = defineJob({
  name: 'conversions.purge-files',
  data: z.object({}),
  options: { singletonKey: () => 'conversions' },
  schedule: { cron: '40 4 * * *', data: {} },
  run: async ({ db, clock }: Pick<Platform, 'db' | 'clock'>, _, { signal }) => {
    const before = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
    while ((await deleteFilesBefore(db, before(EVENT_DAYS), before(1), BATCH)) === BATCH)
      signal.throwIfAborted();
  },
});
