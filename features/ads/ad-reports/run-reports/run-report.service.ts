import { z } from 'zod';
import { type LockedAdAccount, lockAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import { addDays, type DayRange } from '#features/measure/analytics/analytics.ts';
import type { Transaction } from '#platform/database/database.ts';
import { type Id, parseId } from '#platform/ids/ids.ts';
import { defineJob } from '#platform/jobs/job.ts';
import { queueMail } from '#platform/mail/send-mail.job.ts';
import type { Platform } from '#platform/resource/context.ts';
import { REPORT_CENTER, UNSUBSCRIBE_PATH } from '../custom-report.ts';
import { listReport, type ReportInput } from '../list-report.service.ts';
import type { ReportRow } from '../list-report.store.ts';
import { beginningsOf } from '../report.store.ts';
import { periodsIn } from '../report-periods.ts';
import {
  advanceRun,
  type CustomReportRow,
  findMailAddress,
  findReport,
  findRun,
  finishRun,
  type RunRow,
} from './run-reports.store.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

export type Runner = Pick<Platform, 'db' | 'clock' | 'config' | 'jobs' | 'texts'>;

const BATCH = 500;

/** Stores its rows in batches, each with how far it is, so that an interruption costs at most one. */
export async function continueRun(runner: Runner, runId: Id, signal: AbortSignal): Promise<void> {
  for (;;) {
    signal.throwIfAborted();
    const run = await findRun(runner.db, runId);
    const report = run && (await findReport(runner.db, run.report_id));
    if (!report || run.finished_at) return;
    if (run.periods_done >= run.periods) return finish(runner, run, report);
    if (!(await storeBatch(runner, run, report))) return;
  }
}

/** False if it was stopped meanwhile. */
async function storeBatch(runner: Runner, run: RunRow, report: CustomReportRow): Promise<boolean> {
  const { db } = runner;
  const period = periodsIn({ from: run.from_day, to: run.to_day }, report.split)[run.periods_done];
  if (!period) return false;
  const [from, until] = await beginningsOf(db, [period.from, addDays(period.to, 1)], run.time_zone);
  if (!from || !until) throw new Error('no range');
  const sorted = { sort: 'newest', order: 'desc' } as const;
  const asked = { input: inputOf(report), range: { from, until }, sorted };
  const page = { after: run.after_key, pageSize: BATCH };
  const { items, next } = await listReport(runner, { id: run.ad_account_id }, asked, page);
  const isSplit = report.split !== 'none';
  const lines = items.filter((row) => !isSplit || hasCounts(row)).map((row) => lineOf(period, row));
  const position = { periodsDone: run.periods_done + (next ? 0 : 1), afterKey: next };
  return db.transaction(async (tx) => {
    const account = await lockAdAccount(tx, run.ad_account_id);
    return account !== null && advanceRun(tx, account, { run, ...position, lines });
  });
}

function inputOf({ level, name_filter: name, status_filter: status }: CustomReportRow): ReportInput {
  return {
    ...{ level, name, objectiveTypes: [], campaignIds: [], adGroupIds: [], adIds: [], productGroupIds: [] },
    campaignFilter: level === 'CAMPAIGN' ? status : 'all',
    adGroupFilter: level === 'AD_GROUP' ? status : 'all',
    adFilter: level === 'AD' ? status : 'all',
  };
}

const hasCounts = (row: ReportRow): boolean =>
  row.impressions + row.closeups + row.saves + row.outbound_clicks + row.hides + row.spend_micro > 0;

/** What a line of a stored run consists of. */
function lineOf({ from, to }: DayRange, row: ReportRow): (string | number)[] {
  return [
    ...[from, to, row.id, row.name, row.campaign_name ?? '', row.group_name ?? '', row.status],
    ...[row.impressions, row.closeups, row.saves, row.outbound_clicks, row.hides, row.spend_micro],
  ];
}

async function finish(runner: Runner, run: RunRow, report: CustomReportRow): Promise<void> {
  const { db, clock } = runner;
  await db.transaction(async (tx) => {
    const account = await lockAdAccount(tx, run.ad_account_id);
    if (!account || !(await finishRun(tx, account, run.id, { state: 'done', at: clock.now() }))) return;
    if (run.is_scheduled && report.next_at) await mailRun(runner, tx, { account, run, report });
  });
}

type Finished = { account: LockedAdAccount; run: RunRow; report: CustomReportRow };

async function mailRun(
  { config, jobs, texts }: Runner,
  tx: Transaction,
  { account, run, report }: Finished,
): Promise<void> {
  const to = await findMailAddress(tx, account.owner_id);
  if (!to) return;
  const i18n = await texts.in(to.locale);
  const { origin, secret, brandName } = config;
  const token = unsubscribeToken(report.id, secret);
  const unsubscribe = `${origin}${UNSUBSCRIBE_PATH}?${new URLSearchParams({ token })}`;
  const days = { from: run.from_day, to: run.to_day };
  const text = [
    i18n.t('Your report on ads from {from} to {to} is ready. Log in to download it:', days),
    `${origin}${REPORT_CENTER}download/?run=${run.id}`,
    `${i18n.t('To get this report no longer:')} ${unsubscribe}`,
  ].join('\n\n');
  const subject = i18n.t('Your report on ads from {brandName}', { brandName });
  await queueMail(jobs, tx, { to: to.email, subject, text, unsubscribe });
}

export const runReportJob = defineJob({
  name: 'ad-reports.run',
  data: z.object({ run_id: z.string() }),
  options: { singletonKey: ({ run_id }) => run_id, retryLimit: 5, expireInSeconds: 3600 },
  run: async (runner: Runner, { run_id }, { signal }) => {
    const id = parseId(run_id);
    if (id) await continueRun(runner, id, signal);
  },
  onGivenUp: async ({ db, clock }: Runner, { run_id }) => {
    const id = parseId(run_id);
    const run = id && (await findRun(db, id));
    if (!run) return;
    await db.transaction(async (tx) => {
      const account = await lockAdAccount(tx, run.ad_account_id);
      if (account) await finishRun(tx, account, run.id, { state: 'failed', at: clock.now() });
    });
  },
});
