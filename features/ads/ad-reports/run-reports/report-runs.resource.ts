import { z } from 'zod';
import { idOption, pageSizeOption } from '#platform/resource/options.ts';
import { definePagedResource, defineResource, mapPage } from '#platform/resource/resource.ts';
import { presentLine, presentRun, reportLineAnswer, reportRunAnswer } from '../wire/custom-report.view.ts';
import { runReport } from './custom-reports.service.ts';
import { listReportRuns, listRunLines, requireRun, stopRun } from './report-runs.service.ts';

/** Of the last 90 days, the latest first. */
export const adReportRunsGet = definePagedResource({
  name: 'AdReportRunsResource.get',
  summary: 'What custom reports of an ad account were run.',
  who: 'person',
  rate: 'read',
  acting: 'see-ads',
  options: z.object({ ad_account_id: idOption, page_size: pageSizeOption(25) }),
  item: reportRunAnswer,
  handle: async (context, { ad_account_id, page_size: pageSize }, { after }) =>
    mapPage(await listReportRuns(context, ad_account_id, { after, pageSize }), (runs) =>
      runs.map(presentRun),
    ),
});

/** How far it is, and of which report. */
export const adReportRunGet = defineResource({
  name: 'AdReportRunResource.get',
  summary: 'A run of a custom report.',
  who: 'person',
  rate: 'read',
  acting: 'see-ads',
  options: z.object({ id: idOption }),
  data: reportRunAnswer,
  handle: async (context, { id }) => presentRun(await requireRun(context, id)),
});

/** Runs a report now, beside its schedule. */
export const adReportRunCreate = defineResource({
  name: 'AdReportRunResource.create',
  summary: 'Runs a custom report.',
  who: 'person',
  rate: 'write',
  acting: 'advertise',
  options: z.object({ report_id: idOption }),
  data: z.object({ id: z.string() }),
  handle: async (context, { report_id }) => ({ id: await runReport(context, report_id) }),
});

/** One that has ended stays as it is. */
export const adReportRunStopCreate = defineResource({
  name: 'AdReportRunStopResource.create',
  summary: 'Stops a run of a custom report.',
  who: 'person',
  rate: 'write',
  acting: 'advertise',
  options: z.object({ id: idOption }),
  data: reportRunAnswer,
  handle: async (context, { id }) => presentRun(await stopRun(context, id)),
});

/** Empty until it is done. */
export const adReportLinesGet = definePagedResource({
  name: 'AdReportLinesResource.get',
  summary: 'The rows of a run of a custom report.',
  who: 'person',
  rate: 'read',
  acting: 'see-ads',
  options: z.object({ run_id: idOption }),
  item: reportLineAnswer,
  handle: async (context, { run_id }, { after }) =>
    mapPage(await listRunLines(context, run_id, { after }), (lines) => lines.map(presentLine)),
});
