import {
  type AdAccountRow,
  type LockedAdAccount,
  lockAdAccount,
  lockOwnAdAccount,
  requireAdvertiser,
  requireOwnAdAccount,
} from '#features/ads/ad-accounts/ad-account.service.ts';
import { addDays, weekOf } from '#features/measure/analytics/analytics.ts';
import type { Queryable, Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Platform } from '#platform/resource/context.ts';
import { invalid, notFound, Refusal } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { type CustomReport, MOST_REPORTS, type ReportSchedule, reportRefusals } from '../custom-report.ts';
import { findPreferences } from '../preferences.store.ts';
import { beginningsOf } from '../report.store.ts';
import { periodsIn } from '../report-periods.ts';
import { todayIn } from '../report-range.service.ts';
import { runReportJob } from './run-report.service.ts';
import {
  type CustomReportRow,
  deleteReport,
  findReport,
  insertReport,
  insertRun,
  listReports,
  setNextRun,
} from './run-reports.store.ts';
import { readUnsubscribeToken } from './unsubscribe-token.ts';

type Me = ContextFor<'person'>;
type Running = Pick<Platform, 'clock' | 'jobs'>;

/** Stores the report; one without a schedule is run at once. */
export async function createReport(
  context: Me,
  accountId: Id,
  report: CustomReport,
): Promise<{ reportId: Id; runId: Id | null }> {
  const { db, clock } = context;
  return db.transaction(async (tx) => {
    const account = await lockOwnAdAccount(tx, context, accountId);
    const today = todayIn(account.time_zone, clock.now());
    if (report.to && report.to > today) throw invalid('end_date', "The end can't be in the future.");
    if ((await listReports(tx, account.id, MOST_REPORTS)).length >= MOST_REPORTS)
      throw new Refusal(reportRefusals['too-many-reports']);
    const nextAt = await nextRunOf(tx, report.schedule, { account, today });
    const reportId = await insertReport(tx, account, { ...report, nextAt, at: clock.now() });
    const stored = await findReport(tx, reportId);
    const runId =
      stored && report.schedule === 'none' ? await startRun(context, tx, account, stored, today) : null;
    return { reportId, runId };
  });
}

/** @throws Refusal 'not-found' for a report of another account */
export async function runReport(context: Me, reportId: Id): Promise<Id> {
  const report = await requireReport(context, reportId);
  return context.db.transaction(async (tx) => {
    const account = await lockOwnAdAccount(tx, context, report.ad_account_id);
    return startRun(context, tx, account, report, todayIn(account.time_zone, context.clock.now()));
  });
}

/** `today` is the last day of a report of the latest days. */
export async function startRun(
  { clock, jobs }: Running,
  tx: Transaction,
  account: LockedAdAccount,
  report: CustomReportRow,
  today: string,
  isScheduled = false,
): Promise<Id> {
  const { days, from_day: from, to_day: to } = report;
  const range = from && to ? { from, to } : { from: addDays(today, 1 - (days ?? 1)), to: today };
  const preferences = await findPreferences(tx, account.id);
  const runId = await insertRun(tx, account, {
    ...{
      reportId: report.id,
      range,
      isScheduled,
      at: clock.now(),
      timeZone: preferences?.timeZone ?? account.time_zone,
    },
    periods: periodsIn(range, report.split).length,
  });
  await jobs.enqueue(tx, runReportJob, { run_id: runId });
  return runId;
}

/** At the beginning of the next day, Monday or month, in the time zone of the account. */
export async function nextRunOf(
  db: Queryable,
  schedule: ReportSchedule,
  { account, today }: { account: Pick<AdAccountRow, 'time_zone'>; today: string },
): Promise<Date | null> {
  if (schedule === 'none') return null;
  const [year = 0, month = 1] = today.split('-').map(Number);
  const first = new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
  const next = { daily: addDays(today, 1), weekly: addDays(weekOf(today), 7), monthly: first }[schedule];
  const [begins] = await beginningsOf(db, [next], account.time_zone);
  return begins ?? null;
}

/** Without its runs. */
export async function listCustomReports(context: Me, accountId: Id): Promise<CustomReportRow[]> {
  const account = await requireOwnAdAccount(context, accountId);
  return listReports(context.db, account.id, MOST_REPORTS);
}

async function requireReport(context: Me, id: Id): Promise<CustomReportRow> {
  requireAdvertiser(context);
  const report = await findReport(context.db, id);
  if (!report) throw notFound('ad_report');
  await requireOwnAdAccount(context, report.ad_account_id);
  return report;
}

export async function removeReport(context: Me, reportId: Id): Promise<void> {
  const report = await requireReport(context, reportId);
  await context.db.transaction(async (tx) => {
    const account = await lockOwnAdAccount(tx, context, report.ad_account_id);
    await deleteReport(tx, account, report.id);
  });
}

/** The token is the permission: it was mailed to the business. Idempotent; false for one that is none of ours. */
export async function stopMails(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  token: string,
): Promise<boolean> {
  const id = readUnsubscribeToken(token, config.secret);
  if (!id) return false;
  const report = await findReport(db, id);
  if (!report) return true;
  await db.transaction(async (tx) => {
    const account = await lockAdAccount(tx, report.ad_account_id);
    if (account) await setNextRun(tx, account, report.id, null);
  });
  return true;
}
