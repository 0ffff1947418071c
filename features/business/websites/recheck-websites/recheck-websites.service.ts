import { z } from 'zod';
import type { Id } from '#platform/ids/ids.ts';
import { defineJob } from '#platform/jobs/job.ts';
import type { Platform } from '#platform/resource/context.ts';
import { recheckWebsiteJob } from './recheck-website.service.ts';
import { listDueClaims } from './recheck-websites.store.ts';

const BATCH = 500;

async function recheckWebsites(
  { db, clock, jobs }: Pick<Platform, 'db' | 'clock' | 'jobs'>,
  signal: AbortSignal,
): Promise<void> {
  const now = clock.now();
  let after: Id | null = null;
  do {
    const due: Id[] = await listDueClaims(db, now, after, BATCH);
    for (const user_id of due) await jobs.enqueue(db, recheckWebsiteJob, { user_id });
    after = due.length === BATCH ? (due.at(-1) ?? null) : null;
    signal.throwIfAborted();
  } while (after);
}

export const recheckWebsitesJob = defineJob({
  name: 'people.recheck-websites',
  data: z.object({}),
  options: { singletonKey: () => 'websites' },
  schedule: { cron: '20 4 * * *', data: {} },
  run: (platform: Pick<Platform, 'db' | 'clock' | 'jobs'>, _, { signal }) =>
    recheckWebsites(platform, signal),
});
