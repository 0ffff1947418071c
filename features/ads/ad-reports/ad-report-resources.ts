import {
  adReportPreferencesGet,
  adReportPreferencesUpdate,
} from './choose-preferences/choose-preferences.resource.ts';
import { adOverviewGet } from './show-overview/show-overview.resource.ts';
import { adReportRowsGet, adReportTotalsGet } from './show-report/show-report.resource.ts';

export const adReportResources = [
  adOverviewGet,
  adReportPreferencesGet,
  adReportPreferencesUpdate,
  adReportRowsGet,
  adReportTotalsGet,
];
