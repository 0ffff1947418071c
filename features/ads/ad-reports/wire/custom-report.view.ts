import { z } from 'zod';
import { REPORT_SCHEDULES, RUN_STATES, SPLITS } from '../custom-report.ts';
import { CUSTOM_LEVELS, REPORT_COLUMNS, STATUS_FILTERS } from '../report.ts';
import type { ShownRun } from '../run-reports/report-runs.service.ts';
import type { CustomReportRow, PartRow } from '../run-reports/run-reports.store.ts';
import { countsAnswer } from './report.view.ts';

export const customReportAnswer = z.object({
  id: z.string(),
  type: z.literal('ad_custom_report'),
  ad_account_id: z.string(),
  name: z.string(),
  level: z.enum(CUSTOM_LEVELS),
  columns: z.array(z.enum(REPORT_COLUMNS)),
  split: z.enum(SPLITS),
  name_filter: z.string(),
  status_filter: z.enum(STATUS_FILTERS),
  days: z.number().int().nullable(),
  start_date: z.string().nullable(),
  end_date: z.string().nullable(),
  schedule: z.enum(REPORT_SCHEDULES),
  /** When it is run and mailed next. */
  next_at: z.string().nullable(),
});

export function presentReport(row: CustomReportRow): z.output<typeof customReportAnswer> {
  const { id, ad_account_id, name, level, columns, split, name_filter, status_filter, days, schedule } = row;
  return {
    ...{ id, type: 'ad_custom_report', ad_account_id, name, level, columns, split, name_filter },
    ...{ status_filter, days, start_date: row.from_day, end_date: row.to_day, schedule },
    next_at: row.next_at?.toISOString() ?? null,
  };
}

export const reportRunAnswer = z.object({
  id: z.string(),
  type: z.literal('ad_report_run'),
  report: customReportAnswer,
  start_date: z.string(),
  end_date: z.string(),
  time_zone: z.string(),
  state: z.enum(RUN_STATES),
  is_scheduled: z.boolean(),
  /** From 0 to 1. */
  progress: z.number(),
  lines: z.number().int(),
  created_at: z.string(),
  finished_at: z.string().nullable(),
});

export function presentRun({ run, report }: ShownRun): z.output<typeof reportRunAnswer> {
  const { id, from_day, to_day, time_zone, state, is_scheduled, periods, periods_done, lines } = run;
  return {
    ...{ id, type: 'ad_report_run', report: presentReport(report), start_date: from_day, end_date: to_day },
    ...{ time_zone, state, is_scheduled, progress: periods_done / periods, lines },
    created_at: run.created_at.toISOString(),
    finished_at: run.finished_at?.toISOString() ?? null,
  };
}

export const reportLineAnswer = z.object({
  start_date: z.string(),
  end_date: z.string(),
  id: z.string(),
  name: z.string(),
  campaign: z.string(),
  ad_group: z.string(),
  status: z.string(),
  counts: countsAnswer,
});

export function presentLine(line: PartRow['lines'][number]): z.output<typeof reportLineAnswer> {
  const [from, to, id, name, campaign, group, status, ...counts] = line;
  const [impressions = 0, closeups = 0, saves = 0, clicks = 0, hides = 0, spend = 0] = counts.map(Number);
  return {
    ...{ start_date: String(from), end_date: String(to), id: String(id), name: String(name) },
    ...{ campaign: String(campaign), ad_group: String(group), status: String(status) },
    counts: {
      ...{ impressions, closeups, saves, outbound_clicks: clicks, hides },
      spend_in_micro_currency: spend,
    },
  };
}
