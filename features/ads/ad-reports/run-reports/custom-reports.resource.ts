import { z } from 'zod';
import { daysIn } from '#features/measure/analytics/analytics.ts';
import { msg } from '#platform/i18n/msg.ts';
import { idOption, lineOption, listOption } from '#platform/resource/options.ts';
import { notFound } from '#platform/resource/refusal.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { REPORT_SCHEDULES, SPLITS } from '../custom-report.ts';
import {
  CUSTOM_LEVELS,
  LONGEST_REPORT_DAYS,
  REPORT_COLUMNS,
  REPORT_DAYS,
  STATUS_FILTERS,
} from '../report.ts';
import { customReportAnswer, presentReport } from '../wire/custom-report.view.ts';
import { createReport, listCustomReports, removeReport, stopMails } from './custom-reports.service.ts';

/** Those that somebody put together for an own account, the latest first. */
export const adCustomReportsGet = defineResource({
  name: 'AdCustomReportsResource.get',
  summary: 'The custom reports of an ad account.',
  who: 'person',
  rate: 'read',
  acting: 'see-ads',
  options: z.object({ ad_account_id: idOption }),
  data: z.array(customReportAnswer),
  handle: async (context, { ad_account_id }) =>
    (await listCustomReports(context, ad_account_id)).map(presentReport),
});

const created = z
  .object({
    ad_account_id: idOption,
    name: lineOption(100).refine((text) => text !== '', msg('{field}: must not be empty')),
    level: z.enum(CUSTOM_LEVELS),
    columns: listOption(z.enum(REPORT_COLUMNS)).refine(
      (columns) => columns.length > 0,
      msg('{field}: choose at least one'),
    ),
    split: z.enum(SPLITS).default('none'),
    name_filter: lineOption(255).default(''),
    status_filter: z.enum(STATUS_FILTERS).default('all'),
    /** The last days whenever it runs, or both dates. */
    days: z.coerce
      .number()
      .refine(
        (days) => REPORT_DAYS.some((one) => one === days),
        msg('{field}: must be one of the ranges of days'),
      )
      .nullish(),
    start_date: z.iso.date().nullish(),
    end_date: z.iso.date().nullish(),
    schedule: z.enum(REPORT_SCHEDULES).default('none'),
  })
  .refine(({ days, start_date, end_date }) => Boolean(days) || (start_date && end_date), {
    error: msg('{field}: must be sent, or both dates'),
    path: ['days'],
  })
  .refine(({ days, start_date, end_date }) => Boolean(days) || isRightLength(start_date, end_date), {
    error: msg('{field}: must end {least} to {most} days from the start'),
    params: { least: 1, most: LONGEST_REPORT_DAYS },
    path: ['end_date'],
  })
  .refine(({ days, schedule }) => Boolean(days) || schedule === 'none', {
    error: msg('{field}: needs a number of days, as a report on fixed days stays the same'),
    path: ['schedule'],
  });

function isRightLength(from: string | null | undefined, to: string | null | undefined): boolean {
  if (!from || !to) return true;
  const days = daysIn({ from, to });
  return days >= 1 && days <= LONGEST_REPORT_DAYS;
}

/** Runs at once, or for the first time when its schedule says so. */
export const adCustomReportCreate = defineResource({
  name: 'AdCustomReportResource.create',
  summary: 'Stores a custom report of an ad account.',
  who: 'person',
  rate: 'write',
  acting: 'advertise',
  options: created,
  data: z.object({ id: z.string(), run_id: z.string().nullable() }),
  handle: async (context, { ad_account_id, ...sent }) => {
    const days = sent.days ?? null;
    const { reportId, runId } = await createReport(context, ad_account_id, {
      ...{ name: sent.name, level: sent.level, split: sent.split, days, schedule: sent.schedule },
      columns: REPORT_COLUMNS.filter((one) => sent.columns.includes(one)),
      ...{ nameFilter: sent.name_filter, statusFilter: sent.status_filter },
      from: days ? null : (sent.start_date ?? null),
      to: days ? null : (sent.end_date ?? null),
    });
    return { id: reportId, run_id: runId };
  },
});

/** With all that it has counted. */
export const adCustomReportDelete = defineResource({
  name: 'AdCustomReportResource.delete',
  summary: 'Deletes a custom report.',
  who: 'person',
  rate: 'write',
  acting: 'advertise',
  options: z.object({ id: idOption }),
  data: z.null(),
  handle: async (context, { id }) => {
    await removeReport(context, id);
    return null;
  },
});

/** Whoever has the mail may stop it, logged in or not. */
export const adReportMailsDelete = defineResource({
  name: 'AdReportMailsResource.delete',
  summary: 'Stops the mails of a custom report.',
  who: 'anyone',
  rate: 'write',
  isUnseen: true,
  options: z.object({ token: z.string().max(500) }),
  data: z.null(),
  handle: async (context, { token }) => {
    if (!(await stopMails(context, token))) throw notFound('link');
    return null;
  },
});
