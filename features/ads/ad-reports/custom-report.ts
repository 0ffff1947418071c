import type { RefusalDetails } from '#platform/resource/refusal.ts';
import type { ReportColumn, ReportLevel, StatusFilter } from './report.ts';

/** A row per entity, or one for each of these. */
export const SPLITS = ['none', 'day', 'week'] as const;
export type Split = (typeof SPLITS)[number];

export const REPORT_SCHEDULES = ['none', 'daily', 'weekly', 'monthly'] as const;
export type ReportSchedule = (typeof REPORT_SCHEDULES)[number];

export const RUN_STATES = ['waiting', 'running', 'done', 'stopped', 'failed'] as const;
export type RunState = (typeof RUN_STATES)[number];

/** So long a run is kept. */
export const RUN_DAYS = 90;

export const MOST_REPORTS = 100;

export interface CustomReport {
  name: string;
  level: ReportLevel;
  columns: readonly ReportColumn[];
  split: Split;
  nameFilter: string;
  statusFilter: StatusFilter;
  /** The last ones whenever it runs, or fixed dates. */
  days: number | null;
  from: string | null;
  to: string | null;
  schedule: ReportSchedule;
}

type ReportRefusal = 'too-many-reports';

export const reportRefusals: Record<ReportRefusal, RefusalDetails> = {
  'too-many-reports': {
    kind: 'conflict',
    reason: 'too-many-reports',
    message: 'An ad account has up to {most} reports. Delete some first.',
    values: { most: MOST_REPORTS },
  },
};

export const REPORT_CENTER = '/advertiser/report-center/';

/** Where mails about a report are stopped. */
export const UNSUBSCRIBE_PATH = `${REPORT_CENTER}unsubscribe/`;
