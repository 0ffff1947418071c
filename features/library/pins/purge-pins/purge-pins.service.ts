import { z } from 'zod';
import { forgetMedia } from '#features/core/media/forget-media.service.ts';
import { defineJob } from '#platform/jobs/job.ts';
import type { Platform } from '#platform/resource/context.ts';
import { restorableSince } from '../restore-period.ts';
import { deletePinsForGood, findUsedFiles, listExpiredPins } from './purge-pins.store.ts';

const BATCH = 50;

/** Removes files that nothing else shows, too, batch by batch. */
async function purgePins(
  platform: Pick<Platform, 'db' | 'clock' | 'jobs'>,
  signal: AbortSignal,
): Promise<void> {
  const { db, clock } = platform;
  const until = restorableSince(clock.now());
  for (;;) {
    signal.throwIfAborted();
    const ids = await listExpiredPins(db, until, BATCH);
    await db.transaction(async (tx) => {
      const { files } = await deletePinsForGood(tx, ids, until);
      await forgetMedia(platform, tx, files, (signatures) => findUsedFiles(tx, signatures, until));
    });
    if (ids.length < BATCH) return;
  }
}

export const purgePinsJob = defineJob({
  name: 'pins.purge',
  data: z.object({}),
  options: { singletonKey: () => 'pins' },
  schedule: { cron: '50 3 * * *', data: {} },
  run: async (platform: Pick<Platform, 'db' | 'clock' | 'jobs'>, _, { signal }) =>
    purgePins(platform, signal),
});
