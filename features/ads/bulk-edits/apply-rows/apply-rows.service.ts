import { z } from 'zod';
import {
  lockAdAccount,
  lockAdAccountAs,
  lockOwnAdAccount,
} from '#features/ads/ad-accounts/ad-account.service.ts';
import { tellAdsChanged } from '#features/ads/ad-accounts/ads-changed.ts';
import { editorOf } from '#features/ads/campaigns/changes.service.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { defineJob } from '#platform/jobs/job.ts';
import type { Platform } from '#platform/resource/context.ts';
import { idOption } from '#platform/resource/options.ts';
import { notFound, Refusal } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import {
  type BulkJobRow,
  findBulkJob,
  listBulkRows,
  lockBulkJob,
  setBulkJob,
  setBulkRow,
} from '../bulk-jobs.store.ts';
import { editRow, sayProblem } from '../edit-row.service.ts';

type Me = ContextFor<'person'>;
type Applier = Pick<Platform, 'db' | 'clock' | 'config' | 'texts' | 'locales'>;

const AT_ONCE = 25;

/** Applies the valid rows, also those that are left of a job that was stopped; or stops. */
export async function steerBulkJob(context: Me, id: Id, action: 'APPLY' | 'STOP'): Promise<void> {
  const { db, clock, jobs, locale } = context;
  const found = await findBulkJob(db, id);
  await db.transaction(async (tx) => {
    // What is missing is answered like what is another's, after the same checks.
    const account = await lockOwnAdAccount(tx, context, found?.ad_account_id ?? id);
    const job = await lockBulkJob(tx, id);
    if (!job) throw notFound('bulk_job');
    const at = clock.now();
    if (action === 'STOP') {
      if (job.state === 'RUNNING')
        await setBulkJob(tx, account, job, { ...job, state: 'STOPPED', finished_at: at });
      return;
    }
    if (job.state === 'DONE') throw alreadyApplied();
    if (job.state === 'RUNNING') return;
    const actor_id = editorOf(context).actorId;
    await setBulkJob(tx, account, job, {
      ...job,
      state: 'RUNNING',
      actor_id,
      started_at: at,
      finished_at: null,
    });
    await jobs.enqueue(tx, applyBulkRowsJob, { job_id: id, locale });
  });
}

function alreadyApplied(): Refusal {
  return new Refusal({
    kind: 'conflict',
    reason: 'already-applied',
    message: 'This file has been applied already.',
  });
}

/**
 * A few rows in one transaction, with what came of them: being killed leaves all or nothing of it. Stops once whoever began
 * it may not advertise any more. False when nothing is left to do.
 */
async function applyBatch(applier: Applier, id: Id, locale: string): Promise<boolean> {
  const { db, clock, config, locales } = applier;
  const found = await findBulkJob(db, id);
  if (!found) return false;
  return db.transaction(async (tx) => {
    const { ad_account_id: accountId, actor_id: actorId } = found;
    const account = actorId && (await lockAdAccountAs(tx, actorId, accountId));
    if (!account) return stop(tx, found, clock.now());
    const job = await lockBulkJob(tx, id);
    if (job?.state !== 'RUNNING') return false;
    const at = clock.now();
    const rows = await listBulkRows(tx, id, { states: ['VALID'], limit: AT_ONCE });
    let { applied_count, refused_count } = job;
    for (const { line, cells } of rows) {
      const { problem, change } = await editRow(
        tx,
        { clock, config, locales, locale, actorId },
        account,
        cells,
      );
      if (problem) refused_count += 1;
      else applied_count += 1;
      const state = problem ? 'REFUSED' : 'APPLIED';
      await setBulkRow(tx, account, job, {
        ...{ line, state, change },
        ...(await sayProblem(applier, locale, problem)),
      });
    }
    const isDone = rows.length < AT_ONCE;
    const end = isDone ? { state: 'DONE' as const, finished_at: at } : {};
    await setBulkJob(tx, account, job, { ...job, ...end, applied_count, refused_count });
    await tellAdsChanged(tx, accountId);
    return !isDone;
  });
}

export const applyBulkRowsJob = defineJob({
  name: 'ads.apply-bulk-rows',
  data: z.object({ job_id: idOption, locale: z.string() }),
  options: { singletonKey: ({ job_id }) => job_id },
  run: async (applier: Applier, { job_id, locale }, { signal }) => {
    while (await applyBatch(applier, job_id, locale)) signal.throwIfAborted();
  },
  onGivenUp: stopAfterFailures,
});

async function stopAfterFailures({ db, clock }: Applier, { job_id }: { job_id: Id }): Promise<void> {
  const found = await findBulkJob(db, job_id);
  if (found) await db.transaction((tx) => stop(tx, found, clock.now()));
}

/** What is left may be continued later. Answers that nothing is to be done now. */
async function stop(tx: Transaction, { id, ad_account_id }: BulkJobRow, at: Date): Promise<false> {
  const account = await lockAdAccount(tx, ad_account_id);
  const job = await lockBulkJob(tx, id);
  if (account && job?.state === 'RUNNING')
    await setBulkJob(tx, account, job, { ...job, state: 'STOPPED', finished_at: at });
  return false;
}
