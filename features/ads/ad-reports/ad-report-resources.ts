import { adOverviewGet } from './show-overview/show-overview.resource.ts';
import { adReportRowsGet, adReportTotalsGet } from './show-report/show-report.resource.ts';

export const adReportResources = [adOverviewGet, adReportRowsGet, adReportTotalsGet];
