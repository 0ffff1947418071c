import { z } from 'zod';
import type { Id } from '#platform/ids/ids.ts';
import { defineJob } from '#platform/jobs/job.ts';
import type { Platform } from '#platform/resource/context.ts';
import { idOption } from '#platform/resource/options.ts';
import { findCode } from '../claim-website/claim-website.service.ts';
import { lockWebsite, setWebsiteVerified } from '../claim-website/claim-website.store.ts';
import { MOST_FAILURES, nextCheck } from '../claim-website/next-check.ts';
import { clearProof, findProof, listDueClaims, noteCheck } from './recheck-websites.store.ts';

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

/** After repeated failures, the website is no longer verified. */
async function recheckWebsite(
  platform: Pick<Platform, 'db' | 'clock' | 'fetcher'>,
  userId: Id,
): Promise<void> {
  const { db, clock } = platform;
  const at = clock.now();
  const proof = await findProof(db, userId, at);
  if (!proof) return;
  const { website, code, method } = proof;
  // A website that the person has since left proves nothing.
  const { found } = proof.is_current ? await findCode(platform, { website, code }, method) : { found: false };
  const failures = found ? 0 : proof.failures + 1;
  await db.transaction(async (tx) => {
    const locked = await lockWebsite(tx, userId);
    const isStill = locked.website === website;
    if (isStill && failures < MOST_FAILURES) {
      await noteCheck(tx, locked, { code, failures, checkAt: nextCheck(at, failures) });
    } else if (await clearProof(tx, locked, code)) {
      if (isStill) await setWebsiteVerified(tx, locked, false);
    }
  });
}

export const recheckWebsiteJob = defineJob({
  name: 'people.recheck-website',
  data: z.object({ user_id: idOption }),
  options: { concurrency: 2, singletonKey: ({ user_id }) => user_id },
  run: (platform: Pick<Platform, 'db' | 'clock' | 'fetcher'>, { user_id }) =>
    recheckWebsite(platform, user_id),
});
