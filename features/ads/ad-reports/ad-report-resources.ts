import {
  adReportPreferencesGet,
  adReportPreferencesUpdate,
} from './choose-preferences/choose-preferences.resource.ts';
import {
  adCustomReportCreate,
  adCustomReportDelete,
  adCustomReportsGet,
  adReportMailsDelete,
} from './run-reports/custom-reports.resource.ts';
import {
  adReportLinesGet,
  adReportRunCreate,
  adReportRunGet,
  adReportRunStopCreate,
  adReportRunsGet,
} from './run-reports/report-runs.resource.ts';
import { adInsightsGet } from './show-insights/show-insights.resource.ts';
import { adOverviewGet } from './show-overview/show-overview.resource.ts';
import { adReportRowsGet, adReportTotalsGet } from './show-report/show-report.resource.ts';

export const adReportResources = [
  adCustomReportCreate,
  adCustomReportDelete,
  adCustomReportsGet,
  adInsightsGet,
  adOverviewGet,
  adReportLinesGet,
  adReportMailsDelete,
  adReportPreferencesGet,
  adReportPreferencesUpdate,
  adReportRowsGet,
  adReportRunCreate,
  adReportRunGet,
  adReportRunStopCreate,
  adReportRunsGet,
  adReportTotalsGet,
];
