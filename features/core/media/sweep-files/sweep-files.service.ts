import { z } from 'zod';
import type { Transaction } from '#platform/database/database.ts';
import { defineJob } from '#platform/jobs/job.ts';
import type { Platform } from '#platform/resource/context.ts';
import { isMedia } from '../media.store.ts';
import { listEnded, takeEnded } from '../media-claim.store.ts';
import { allKeysOf } from '../media-keys.ts';

const BATCH = 500;

type Sweeping = Pick<Platform, 'db' | 'clock' | 'storage'>;

/** A failure does not hold up the rest: it throws at the end, and the next run retries. */
export async function sweepFiles(platform: Sweeping, signal: AbortSignal): Promise<void> {
  const { db, clock } = platform;
  const now = clock.now();
  const failures: unknown[] = [];
  for (let ended = await listEnded(db, now, '', BATCH); ended.length > 0; ) {
    for (const signature of ended) {
      signal.throwIfAborted();
      await db
        .transaction((tx) => sweep(platform, tx, signature, now))
        .catch((error: unknown) => failures.push(error));
    }
    ended = await listEnded(db, now, ended.at(-1) ?? '', BATCH);
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `could not delete the files of ${failures.length} signatures`);
}

async function sweep({ storage }: Sweeping, tx: Transaction, signature: string, now: Date): Promise<void> {
  if (!(await takeEnded(tx, signature, now)) || (await isMedia(tx, signature))) return;
  await Promise.all(allKeysOf(signature).map((key) => storage.delete(key)));
}

/** Deletes files without a row: when some are forgotten, and every ten minutes those of crashed uploads. */
export const sweepFilesJob = defineJob({
  name: 'media.sweep-files',
  data: z.object({}),
  options: { singletonKey: () => 'files' },
  schedule: { cron: '*/10 * * * *', data: {} },
  run: (platform: Pick<Platform, 'db' | 'clock' | 'storage'>, _, { signal }) => sweepFiles(platform, signal),
});
