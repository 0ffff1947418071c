import { z } from 'zod';
import { defineJob } from '#platform/jobs/job.ts';
import type { Platform } from '#platform/resource/context.ts';
import { DELETED_RETENTION_DAYS } from '../comment.ts';
import { deleteExpired } from './purge-comments.store.ts';

const BATCH = 500;

export async function purgeComments(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  signal: AbortSignal,
): Promise<void> {
  const until = new Date(clock.now().getTime() - DELETED_RETENTION_DAYS * 86_400_000);
  for (;;) {
    signal.throwIfAborted();
    if ((await deleteExpired(db, until, BATCH)) < BATCH) return;
  }
}

export const purgeCommentsJob = defineJob({
  name: 'comments.purge',
  data: z.object({}),
  options: { singletonKey: () => 'comments' },
  schedule: { cron: '55 3 * * *', data: {} },
  run: async (platform: Pick<Platform, 'db' | 'clock'>, _, { signal }) => purgeComments(platform, signal),
});
