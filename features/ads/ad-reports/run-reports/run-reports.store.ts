import type { AllowedAdAccount, LockedAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { PageKey } from '#platform/resource/bookmark.ts';
import type { CustomReport, ReportSchedule, RunState, Split } from '../custom-report.ts';
import type { CustomLevel, ReportColumn, StatusFilter } from '../report.ts';

export interface CustomReportRow {
  id: Id;
  ad_account_id: Id;
  name: string;
  level: CustomLevel;
  columns: ReportColumn[];
  split: Split;
  name_filter: string;
  status_filter: StatusFilter;
  days: number | null;
  from_day: string | null;
  to_day: string | null;
  schedule: ReportSchedule;
  next_at: Date | null;
  created_at: Date;
}

const COLUMNS = `id, ad_account_id, name, level, columns, split, name_filter, status_filter, days,
  from_day::text as from_day, to_day::text as to_day, schedule, next_at, created_at`;

const INSERT: Statement = {
  name: 'ad-reports-insert',
  text: `insert into ad_reports (home, id, ad_account_id, name, level, columns, split, name_filter, status_filter, days,
      from_day, to_day, schedule, next_at, created_at)
    values ($1::smallint, ($1::bigint << 51) | nextval('ids'), $2, $3, $4, $5::text[], $6, $7, $8, $9::smallint, $10::date,
      $11::date, $12, $13, $14)
    returning id`,
};

export async function insertReport(
  tx: Transaction,
  { id }: AllowedAdAccount,
  report: CustomReport & { nextAt: Date | null; at: Date },
): Promise<Id> {
  const { name, level, columns, split, nameFilter, statusFilter, days, from, to, schedule } = report;
  const values = [name, level, columns, split, nameFilter, statusFilter, days, from, to, schedule];
  const [row] = await tx.rows<{ id: Id }>(INSERT, [homeOf(id), id, ...values, report.nextAt, report.at]);
  if (!row) throw new Error('no report');
  return row.id;
}

const LIST: Statement = {
  name: 'ad-reports-list',
  // Uses ad_reports_of_account.
  text: `select ${COLUMNS} from ad_reports where home = $1 and ad_account_id = $2 order by id desc limit $3`,
};

export function listReports(db: Queryable, accountId: Id, limit: number): Promise<CustomReportRow[]> {
  return db.rows<CustomReportRow>(LIST, [homeOf(accountId), accountId, limit]);
}

const FIND: Statement = {
  name: 'ad-reports-find',
  text: `select ${COLUMNS} from ad_reports where home = $1 and id = $2`,
};

export async function findReport(db: Queryable, id: Id): Promise<CustomReportRow | null> {
  const [row] = await db.rows<CustomReportRow>(FIND, [homeOf(id), id]);
  return row ?? null;
}

const FIND_SEVERAL: Statement = {
  name: 'ad-reports-find-several',
  text: `select ${COLUMNS} from ad_reports where home = $1 and ad_account_id = $2 and id = any($3::bigint[])`,
};

export function findReports(db: Queryable, accountId: Id, ids: readonly Id[]): Promise<CustomReportRow[]> {
  return db.rows<CustomReportRow>(FIND_SEVERAL, [homeOf(accountId), accountId, ids]);
}

const DELETE: Statement = {
  name: 'ad-reports-delete',
  text: 'delete from ad_reports where home = $1 and ad_account_id = $2 and id = $3',
};

/** With all its runs. */
export async function deleteReport(
  tx: Transaction,
  { id }: AllowedAdAccount,
  reportId: Id,
): Promise<boolean> {
  return (await tx.write(DELETE, [homeOf(id), id, reportId])) > 0;
}

const SCHEDULE: Statement = {
  name: 'ad-reports-schedule',
  text: `update ad_reports set next_at = $4::timestamptz, schedule = case when $4 is null then 'none' else schedule end
    where home = $1 and ad_account_id = $2 and id = $3 and next_at is not null`,
};

/** When it runs next; null ends its schedule. */
export async function setNextRun(
  tx: Transaction,
  { id }: LockedAdAccount,
  reportId: Id,
  nextAt: Date | null,
): Promise<boolean> {
  return (await tx.write(SCHEDULE, [homeOf(id), id, reportId, nextAt])) > 0;
}

const DUE: Statement = {
  name: 'ad-reports-due',
  // Uses ad_reports_due, in all homes.
  text: `select ${COLUMNS} from ad_reports where next_at <= $1 order by next_at limit $2`,
};

export function listDueReports(db: Queryable, now: Date, limit: number): Promise<CustomReportRow[]> {
  return db.rows<CustomReportRow>(DUE, [now, limit]);
}

export interface RunRow {
  id: Id;
  ad_account_id: Id;
  report_id: Id;
  from_day: string;
  to_day: string;
  time_zone: string;
  state: RunState;
  is_scheduled: boolean;
  periods: number;
  periods_done: number;
  after_key: (string | number)[] | null;
  parts: number;
  lines: number;
  created_at: Date;
  finished_at: Date | null;
}

const RUN_COLUMNS = `id, ad_account_id, report_id, from_day::text as from_day, to_day::text as to_day, time_zone, state,
  is_scheduled, periods, periods_done, after_key, parts, lines, created_at, finished_at`;

const INSERT_RUN: Statement = {
  name: 'ad-report-runs-insert',
  text: `insert into ad_report_runs (home, id, ad_account_id, report_id, from_day, to_day, time_zone, state, is_scheduled,
      periods, created_at)
    values ($1::smallint, ($1::bigint << 51) | nextval('ids'), $2, $3, $4::date, $5::date, $6, 'waiting', $7, $8, $9)
    returning id`,
};

export interface NewRun {
  reportId: Id;
  range: { from: string; to: string };
  timeZone: string;
  isScheduled: boolean;
  periods: number;
  at: Date;
}

export async function insertRun(tx: Transaction, { id }: LockedAdAccount, run: NewRun): Promise<Id> {
  const { reportId, range, timeZone, isScheduled, periods, at } = run;
  const values = [reportId, range.from, range.to, timeZone, isScheduled, periods, at];
  const [row] = await tx.rows<{ id: Id }>(INSERT_RUN, [homeOf(id), id, ...values]);
  if (!row) throw new Error('no run');
  return row.id;
}

const FIND_RUN: Statement = {
  name: 'ad-report-runs-find',
  text: `select ${RUN_COLUMNS} from ad_report_runs where home = $1 and id = $2`,
};

export async function findRun(db: Queryable, id: Id): Promise<RunRow | null> {
  const [row] = await db.rows<RunRow>(FIND_RUN, [homeOf(id), id]);
  return row ?? null;
}

const LIST_RUNS: Statement = {
  name: 'ad-report-runs-list',
  // Uses ad_report_runs_of_account.
  text: `select ${RUN_COLUMNS} from ad_report_runs
    where home = $1 and ad_account_id = $2 and ($3::bigint is null or id < $3) order by id desc limit $4`,
};

/** The latest first. */
export function listRuns(db: Queryable, accountId: Id, after: Id | null, limit: number): Promise<RunRow[]> {
  return db.rows<RunRow>(LIST_RUNS, [homeOf(accountId), accountId, after, limit]);
}

const ADVANCE: Statement = {
  name: 'ad-report-runs-advance',
  // Only from where it was read, and only while nobody stopped it.
  text: `update ad_report_runs set state = 'running', periods_done = $5, after_key = $6::jsonb, parts = parts + 1,
      lines = lines + $7::integer
    where home = $1 and ad_account_id = $2 and id = $3 and parts = $4 and state in ('waiting', 'running')`,
};

const INSERT_PART: Statement = {
  name: 'ad-report-parts-insert',
  text: 'insert into ad_report_parts (home, run_id, part, lines) values ($1, $2, $3, $4::jsonb)',
};

export interface Advance {
  /** As it was read. */
  run: Pick<RunRow, 'id' | 'parts'>;
  periodsDone: number;
  afterKey: PageKey | null;
  lines: readonly (readonly (string | number)[])[];
}

/** False if it was stopped meanwhile. */
export async function advanceRun(
  tx: Transaction,
  { id }: LockedAdAccount,
  { run, periodsDone, afterKey, lines }: Advance,
): Promise<boolean> {
  const position = [periodsDone, afterKey && JSON.stringify(afterKey), lines.length];
  if ((await tx.write(ADVANCE, [homeOf(id), id, run.id, run.parts, ...position])) === 0) return false;
  if (lines.length > 0)
    await tx.write(INSERT_PART, [homeOf(id), run.id, run.parts + 1, JSON.stringify(lines)]);
  return true;
}

const FINISH: Statement = {
  name: 'ad-report-runs-finish',
  text: `update ad_report_runs set state = $4, finished_at = $5
    where home = $1 and ad_account_id = $2 and id = $3 and state in ('waiting', 'running')`,
};

/** False if it has ended already. */
export async function finishRun(
  tx: Transaction,
  { id }: LockedAdAccount,
  runId: Id,
  ended: { state: 'done' | 'stopped' | 'failed'; at: Date },
): Promise<boolean> {
  return (await tx.write(FINISH, [homeOf(id), id, runId, ended.state, ended.at])) > 0;
}

const PARTS: Statement = {
  name: 'ad-report-parts-list',
  text: `select part, lines from ad_report_parts where home = $1 and run_id = $2 and part > $3 order by part limit $4`,
};

export interface PartRow {
  part: number;
  lines: (string | number)[][];
}

export function listParts(db: Queryable, runId: Id, after: number, limit: number): Promise<PartRow[]> {
  return db.rows<PartRow>(PARTS, [homeOf(runId), runId, after, limit]);
}

const PURGE: Statement = {
  name: 'ad-report-runs-purge',
  // Uses ad_report_runs_to_purge.
  text: `delete from ad_report_runs where (home, id) in (
    select home, id from ad_report_runs where created_at < $1 order by created_at limit $2)`,
};

/** Returns how many. */
export function deleteRunsBefore(db: Queryable, before: Date, limit: number): Promise<number> {
  return db.write(PURGE, [before, limit]);
}

const ADDRESS: Statement = {
  name: 'ad-reports-mail-address',
  text: 'select email, locale from accounts where id = $1',
};

/** Of the business. */
export async function findMailAddress(
  db: Queryable,
  ownerId: Id,
): Promise<{ email: string; locale: string | null } | null> {
  const [row] = await db.rows<{ email: string; locale: string | null }>(ADDRESS, [ownerId]);
  return row ?? null;
}
