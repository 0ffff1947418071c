import { z } from 'zod';
import { lockAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import type { Id } from '#platform/ids/ids.ts';
import { defineJob } from '#platform/jobs/job.ts';
import type { Platform } from '#platform/resource/context.ts';
import { idOption } from '#platform/resource/options.ts';
import { applyFeedJob } from '../apply-feed/apply-feed.service.ts';
import { CATALOG_LIMITS } from '../catalog.ts';
import { findFeed, listDueFeeds, listFeedsToFetch, type StoredFeed, setFetchAt } from '../feed.store.ts';
import { nextTime } from '../fetch-time.ts';
import { makePinsJob } from '../make-pins/make-pins.service.ts';
import { deleteRunsBefore, findRun, listIdleRuns, listRunRows, type RunRow } from '../run.store.ts';
import { beginRun, failRun, stopRun, withRun } from '../runs.service.ts';
import { receiveFeed } from './receive-feed.service.ts';

type Fetching = Pick<Platform, 'db' | 'clock' | 'jobs' | 'log' | 'fetcher' | 'config'>;

const BATCH = 100;
const HOUR_MS = 3_600_000;
/** Longer than any step of a run takes. */
const IDLE_MS = HOUR_MS;
const KEPT_MS = 90 * 24 * HOUR_MS;

/** Fetches what is due, and takes care of runs whose process died or whose file never came. */
async function fetchFeeds(fetching: Fetching, signal: AbortSignal): Promise<void> {
  const { db, clock, config, jobs } = fetching;
  if (!config.ads) return;
  const now = clock.now();
  for (const feed of await listFeedsToFetch(db, now, BATCH)) {
    signal.throwIfAborted();
    await beginFetch(fetching, feed, now);
  }
  for (const run of await listIdleRuns(db, new Date(now.getTime() - IDLE_MS), BATCH))
    await tendRun(fetching, run, now);
  let due: Id[] = [];
  do {
    due = await listDueFeeds(db, due.at(-1) ?? null, BATCH);
    for (const feed_id of due) await jobs.enqueue(db, makePinsJob, { feed_id });
  } while (due.length === BATCH);
  while ((await deleteRunsBefore(db, new Date(now.getTime() - KEPT_MS), BATCH)) === BATCH)
    signal.throwIfAborted();
}

async function beginFetch(
  { db, jobs }: Fetching,
  { id, ad_account_id }: StoredFeed,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const account = await lockAdAccount(tx, ad_account_id);
    const feed = await findFeed(tx, id);
    if (!account || !feed?.fetch_at || feed.fetch_at > now) return;
    const next = feed.fetch_time ? nextTime(feed.fetch_time, account.time_zone, now) : null;
    await setFetchAt(tx, account, id, next);
    const [last] = await listRunRows(tx, id, { after: null, limit: 1 });
    // What is under way has the same products; a question that nobody answered is asked anew.
    if (account.closed_at || last?.status === 'READING' || last?.status === 'APPLYING') return;
    const run_id = await beginRun(tx, account, { feedId: id, trigger: 'SCHEDULE', at: now });
    await jobs.enqueue(tx, fetchFeedJob, { run_id });
  });
}

async function tendRun({ db, jobs }: Fetching, run: RunRow, at: Date): Promise<void> {
  await withRun(db, run, async (tx, account, current) => {
    if (current.status === 'APPLYING') return jobs.enqueue(tx, applyFeedJob, { run_id: run.id });
    if (current.status === 'WAITING') await stopRun(tx, account, run.id, at);
    if (current.status === 'READING') await failRun(tx, account, run.id, { failure: 'interrupted', at });
  });
}

async function fetchFeed(fetching: Fetching, runId: Id): Promise<void> {
  const { db, fetcher, clock } = fetching;
  const run = await findRun(db, runId);
  const feed = run && (await findFeed(db, run.feed_id));
  if (!run || !feed?.location || (run.status !== 'WAITING' && run.status !== 'READING')) return;
  const fetched = await fetcher.fetchFile(feed.location, CATALOG_LIMITS.bytes);
  if (fetched.ok) return receiveFeed(fetching, runId, fetched.stream);
  const failure = fetched.reason === 'too-large' ? 'too-large' : 'not-fetched';
  await withRun(db, run, (tx, account) => failRun(tx, account, runId, { failure, at: clock.now() }));
}

export const fetchFeedJob = defineJob({
  name: 'catalogs.fetch',
  data: z.object({ run_id: idOption }),
  options: { concurrency: 1, singletonKey: ({ run_id }) => run_id, retryLimit: 2, expireInSeconds: 1800 },
  run: (fetching: Fetching, { run_id }) => fetchFeed(fetching, run_id),
});

export const fetchFeedsJob = defineJob({
  name: 'catalogs.fetch-due',
  data: z.object({}),
  options: { singletonKey: () => 'catalogs' },
  schedule: { cron: '*/5 * * * *', data: {} },
  run: (fetching: Fetching, _, { signal }) => fetchFeeds(fetching, signal),
});
