import { z } from 'zod';
import {
  lockAdAccount,
  lockOwnAdAccount,
  requireAdvertiser,
  requireOwnAdAccount,
} from '#features/ads/ad-accounts/ad-account.service.ts';
import { addDays } from '#features/measure/analytics/analytics.ts';
import { type Id, parseId } from '#platform/ids/ids.ts';
import { defineJob } from '#platform/jobs/job.ts';
import { cutPage } from '#platform/resource/bookmark.ts';
import { notFound } from '#platform/resource/refusal.ts';
import type { ContextFor, Page, PageRequest } from '#platform/resource/resource.ts';
import { RUN_DAYS } from '../custom-report.ts';
import { todayIn } from '../report-range.service.ts';
import { nextRunOf, startRun } from './custom-reports.service.ts';
import type { Runner } from './run-report.service.ts';
import {
  type CustomReportRow,
  deleteRunsBefore,
  findReport,
  findReports,
  findRun,
  finishRun,
  listDueReports,
  listParts,
  listRuns,
  type PartRow,
  type RunRow,
  setNextRun,
} from './run-reports.store.ts';

type Me = ContextFor<'person'>;

export interface ShownRun {
  run: RunRow;
  report: CustomReportRow;
}

/** The latest first. */
export async function listReportRuns(
  context: Me,
  accountId: Id,
  { after, pageSize }: PageRequest & { pageSize: number },
): Promise<Page<ShownRun>> {
  const account = await requireOwnAdAccount(context, accountId);
  const rows = await listRuns(context.db, account.id, parseId(after?.[0]) ?? null, pageSize + 1);
  const { shown, last } = cutPage(rows, pageSize);
  const reports = await findReports(context.db, account.id, [...new Set(shown.map((run) => run.report_id))]);
  const byId = new Map(reports.map((report) => [report.id, report]));
  const items = shown.flatMap((run) => {
    const report = byId.get(run.report_id);
    return report ? [{ run, report }] : [];
  });
  return { items, next: last ? [last.id] : null };
}

/** @throws Refusal 'not-found' for a run of another account */
export async function requireRun(context: Me, id: Id): Promise<ShownRun> {
  requireAdvertiser(context);
  const run = await findRun(context.db, id);
  const report = run && (await findReport(context.db, run.report_id));
  if (!report) throw notFound('ad_report');
  await requireOwnAdAccount(context, report.ad_account_id);
  return { run, report };
}

/** A page has at least so many lines, if there are as many, of at most so many parts. */
const LINES = 500;
const PARTS = 30;

/** Only of a run that has come to its end: half a report looks whole to whoever opens the file. */
export async function listRunLines(
  context: Me,
  runId: Id,
  { after }: PageRequest,
): Promise<Page<PartRow['lines'][number]>> {
  const { run } = await requireRun(context, runId);
  if (run.state !== 'done') return { items: [], next: null };
  const parts = await listParts(context.db, run.id, Number(after?.[0] ?? 0), PARTS);
  const items: PartRow['lines'] = [];
  for (const { part, lines } of parts) {
    items.push(...lines);
    if (items.length >= LINES) return { items, next: [part] };
  }
  const last = parts.at(-1);
  return { items, next: last && parts.length === PARTS ? [last.part] : null };
}

/** What it has counted so far stays until it is purged, but cannot be downloaded. */
export async function stopRun(context: Me, runId: Id): Promise<ShownRun> {
  const { run } = await requireRun(context, runId);
  await context.db.transaction(async (tx) => {
    const account = await lockOwnAdAccount(tx, context, run.ad_account_id);
    await finishRun(tx, account, run.id, { state: 'stopped', at: context.clock.now() });
  });
  return requireRun(context, runId);
}

const BATCH = 100;

/** Each report is due once, whatever happens: its next time is set with its run. */
async function runDue(runner: Runner, signal: AbortSignal): Promise<void> {
  const { db, clock, config } = runner;
  if (!config.ads) return;
  const now = clock.now();
  for (const { id, ad_account_id } of await listDueReports(db, now, BATCH)) {
    signal.throwIfAborted();
    await db.transaction(async (tx) => {
      const account = await lockAdAccount(tx, ad_account_id);
      const report = account && (await findReport(tx, id));
      if (!account || !report?.next_at || report.next_at > now) return;
      const today = todayIn(account.time_zone, now);
      await setNextRun(tx, account, id, await nextRunOf(tx, report.schedule, { account, today }));
      // The day has just begun, so the last whole one is that before.
      if (!account.closed_at) await startRun(runner, tx, account, report, addDays(today, -1), true);
    });
  }
  const oldest = new Date(now.getTime() - RUN_DAYS * 86_400_000);
  while ((await deleteRunsBefore(db, oldest, BATCH)) === BATCH) signal.throwIfAborted();
}

export const runDueReportsJob = defineJob({
  name: 'ad-reports.run-due',
  data: z.object({}),
  options: { singletonKey: () => 'ad-reports' },
  schedule: { cron: '*/5 * * * *', data: {} },
  run: (runner: Runner, _, { signal }) => runDue(runner, signal),
});
