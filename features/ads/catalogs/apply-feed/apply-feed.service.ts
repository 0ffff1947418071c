import { z } from 'zod';
import type { Id } from '#platform/ids/ids.ts';
import { defineJob } from '#platform/jobs/job.ts';
import type { Platform } from '#platform/resource/context.ts';
import { idOption } from '#platform/resource/options.ts';
import { setFeedDue } from '../feed.store.ts';
import { makePinsJob } from '../make-pins/make-pins.service.ts';
import { applyRows, leaveOthers } from '../product.store.ts';
import { countApplied, findRun, forgetRows, type RunRow, setRunStatus } from '../run.store.ts';
import { withRun } from '../runs.service.ts';

type Applier = Pick<Platform, 'db' | 'clock' | 'jobs'>;

const BATCH = 200;

/** Rows become products in batches; killed midway, it goes on after the last one. */
async function applyFeed(applier: Applier, runId: Id, signal: AbortSignal): Promise<void> {
  const run = await findRun(applier.db, runId);
  if (!run) return;
  while (await applyBatch(applier, run)) signal.throwIfAborted();
  while (await leaveBatch(applier, run)) signal.throwIfAborted();
}

/** Whether there may be more. */
function applyBatch({ db, clock }: Applier, { id, ad_account_id }: RunRow): Promise<boolean | undefined> {
  return withRun(db, { id, ad_account_id }, async (tx, account, run) => {
    if (run.status !== 'APPLYING') return false;
    const at = clock.now();
    const rows = await applyRows(tx, account, run, { at, limit: BATCH });
    const fresh = rows.filter((row) => row.is_new).length;
    const changed = rows.filter((row) => row.is_waiting && !row.is_new).length;
    // The last in the order of the database.
    const cursor = rows.length > 0 ? maxOf(rows.map(({ item_id }) => item_id)) : null;
    await countApplied(tx, account, id, { rows: rows.length, fresh, changed, gone: 0, cursor }, at);
    return rows.length === BATCH;
  });
}

const maxOf = (ids: readonly string[]): string =>
  ids.reduce((a, b) => (Buffer.compare(Buffer.from(a), Buffer.from(b)) >= 0 ? a : b));

/** What the file no longer has leaves; then the run has ended, and the pins follow. */
function leaveBatch(
  { db, clock, jobs }: Applier,
  { id, ad_account_id }: RunRow,
): Promise<boolean | undefined> {
  return withRun(db, { id, ad_account_id }, async (tx, account, run) => {
    if (run.status !== 'APPLYING') return false;
    const at = clock.now();
    const gone = await leaveOthers(tx, account, run, { at, limit: BATCH });
    await countApplied(tx, account, id, { rows: 0, fresh: 0, changed: 0, gone, cursor: null }, at);
    if (gone === BATCH) return true;
    await setRunStatus(tx, account, id, { status: 'COMPLETED', isEnd: true, at });
    await forgetRows(tx, account, id);
    await setFeedDue(tx, account, run.feed_id, true);
    await jobs.enqueue(tx, makePinsJob, { feed_id: run.feed_id });
    return false;
  });
}

export const applyFeedJob = defineJob({
  name: 'catalogs.apply',
  data: z.object({ run_id: idOption }),
  options: { singletonKey: ({ run_id }) => run_id, retryLimit: 5, retryDelay: 10, expireInSeconds: 1800 },
  run: (applier: Applier, { run_id }, { signal }) => applyFeed(applier, run_id, signal),
});
