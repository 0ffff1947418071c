import { MONEY_DISPLAYS } from '#features/ads/ad-accounts/money.ts';
import { REPORT_SCHEDULES, RUN_STATES, SPLITS } from './custom-report.ts';
import { COMPARISONS, CUSTOM_LEVELS, STATUS_FILTERS } from './report.ts';

export const TABLES = {
  ad_report_preferences: { compare: COMPARISONS, money_display: MONEY_DISPLAYS },
  ad_reports: {
    ...{ level: CUSTOM_LEVELS, split: SPLITS, status_filter: STATUS_FILTERS, schedule: REPORT_SCHEDULES },
  },
  ad_report_runs: { state: RUN_STATES },
  ad_report_parts: {},
};
