import { z } from 'zod';
import { requireOwnAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import { idOption, pageSizeOption } from '#platform/resource/options.ts';
import { definePagedResource, defineResource, mapPage } from '#platform/resource/resource.ts';
import { BULK_ROW_STATES, BULK_SECTIONS, COLUMN_NAMES } from '../bulk-edit.ts';
import { requireBulkJob } from '../bulk-job.service.ts';
import { bulkJobAnswer, presentBulkJob } from '../wire/bulk-job.view.ts';
import { listJobs, listRowsOf, originalOf } from './list-jobs.service.ts';

const read = { who: 'person', rate: 'read', acting: 'see-ads' } as const;

/** Uploaded sheets, latest first. */
export const adBulkJobsGet = definePagedResource({
  ...read,
  name: 'AdBulkJobsResource.get',
  summary: 'The uploaded sheets of an ad account.',
  options: z.object({
    ad_account_id: idOption,
    section: z.enum(BULK_SECTIONS).default('all'),
    page_size: pageSizeOption(25, 100),
  }),
  item: bulkJobAnswer,
  handle: async (context, { ad_account_id: accountId, section, page_size: pageSize }, { after }) => {
    await requireOwnAdAccount(context, accountId);
    const page = await listJobs(context, { accountId, section, after, pageSize });
    return mapPage(page, (rows) => rows.map(presentBulkJob));
  },
});

/** How far a sheet is applied, with the rows that are not. */
export const adBulkJobGet = defineResource({
  ...read,
  name: 'AdBulkJobResource.get',
  summary: 'An uploaded sheet, and the rows that cannot be applied.',
  options: z.object({ job_id: idOption }),
  data: bulkJobAnswer.extend({
    problems: z.array(z.object({ line: z.number(), column: z.string().nullable(), reason: z.string() })),
  }),
  handle: async (context, { job_id }) => {
    const job = await requireBulkJob(context, job_id);
    const rows = await listRowsOf(context, job.id, ['INVALID', 'REFUSED']);
    const problems = rows.map(({ line, problem_column: column, problem }) => ({
      ...{ line, column, reason: problem ?? '' },
    }));
    return { ...presentBulkJob(job), problems };
  },
});

/** The file as it was uploaded, and its rows with what came of each. */
export const adBulkFileGet = defineResource({
  ...read,
  name: 'AdBulkFileResource.get',
  summary: 'The original and the result of an uploaded sheet.',
  options: z.object({ job_id: idOption }),
  data: z.object({
    file_name: z.string(),
    original: z.string(),
    result: z.array(
      z.object({
        line: z.number(),
        cells: z.partialRecord(z.enum(COLUMN_NAMES), z.string()),
        state: z.enum(BULK_ROW_STATES),
        column: z.string().nullable(),
        reason: z.string().nullable(),
      }),
    ),
  }),
  handle: async (context, { job_id }) => {
    const { id, file_name } = await requireBulkJob(context, job_id);
    const [original, rows] = await Promise.all([
      originalOf(context, id),
      listRowsOf(context, id, BULK_ROW_STATES),
    ]);
    const result = rows.map(({ line, cells, state, problem_column: column, problem: reason }) => ({
      ...{ line, cells, state, column, reason },
    }));
    return { file_name, original, result };
  },
});
