import { adReportRowsGet, adReportTotalsGet } from './show-report/show-report.resource.ts';

export const adReportResources = [adReportRowsGet, adReportTotalsGet];
