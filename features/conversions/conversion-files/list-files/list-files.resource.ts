import { z } from 'zod';
import { toRfc2822 } from '#platform/i18n/wire-date.ts';
import { parseId } from '#platform/ids/ids.ts';
import { idOption, pageSizeOption } from '#platform/resource/options.ts';
import { definePagedResource, defineResource, mapPage } from '#platform/resource/resource.ts';
import type { FileRow } from '../conversion-file.store.ts';
import {
  FILE_FIELDS,
  FILE_SOURCES,
  FILE_STATUSES,
  type FileField,
  ROW_PROBLEMS,
} from '../conversion-file.ts';
import { listFiles, showFile, showPart } from './list-files.service.ts';

const count = z.number().int();

const file = z.object({
  id: z.string(),
  source: z.enum(FILE_SOURCES),
  partner: z.string().nullable(),
  name: z.string(),
  headers: z.array(z.string()),
  /** What each column is; empty for those that were not sent. */
  columns: z.array(z.enum(['', ...FILE_FIELDS])),
  status: z.enum(FILE_STATUSES),
  /** How many parts it has, and which is worked off next. */
  ...{ parts: count, position: count },
  ...{ row_count: count, wrong_rows: count, added_rows: count, repeated_rows: count },
  created_at: z.string(),
});

const present = ({ ad_account_id: _, created_at, columns, ...row }: FileRow) => ({
  ...row,
  columns: columns as ('' | FileField)[],
  created_at: toRfc2822(created_at),
});

const common = { who: 'person', rate: 'read', acting: 'see-ads' } as const;
const one = { ad_account_id: idOption, file_id: idOption };

/** Files of conversions that were sent, latest first; they are kept for 90 days. */
export const conversionFilesGet = definePagedResource({
  ...common,
  name: 'ConversionFilesResource.get',
  summary: 'The files of conversions of an ad account.',
  options: z.object({
    ad_account_id: idOption,
    source: z.enum(FILE_SOURCES),
    page_size: pageSizeOption(25, 100),
  }),
  item: file,
  handle: async (context, { ad_account_id: adAccountId, source, page_size: pageSize }, { after }) => {
    const asked = { adAccountId, source, after: after && parseId(after[0]), pageSize };
    return mapPage(await listFiles(context, asked), (rows) => rows.map(present));
  },
});

const problem = z.object({
  /** Counts from one, without the row of names. */
  row: count,
  /** Its place, from zero; null where the whole row is meant. */
  column: count.nullable(),
  reason: z.enum(ROW_PROBLEMS),
});

/** A file with its first 200 problems. */
export const conversionFileGet = defineResource({
  ...common,
  name: 'ConversionFileResource.get',
  summary: 'A file of conversions, and what is wrong with it.',
  options: z.object(one),
  data: z.object({ file, problems: z.array(problem) }),
  handle: async (context, { ad_account_id: adAccountId, file_id: fileId }) => {
    const { file, problems } = await showFile(context, { adAccountId, fileId });
    return { file: present(file), problems };
  },
});

/** A part of a file. Its problems count rows from zero, within the part. */
export const conversionFilePartGet = defineResource({
  ...common,
  name: 'ConversionFilePartResource.get',
  summary: 'Rows of a file of conversions, and what became of them.',
  options: z.object({ ...one, number: z.coerce.number().int().min(0) }),
  data: z.object({
    rows: z.array(z.array(z.string())),
    /** One letter for each row: v valid, w wrong, a added, r already there. Empty until it was checked. */
    results: z.string(),
    problems: z.array(problem),
  }),
  handle: (context, { ad_account_id: adAccountId, file_id: fileId, number }) =>
    showPart(context, { adAccountId, fileId, number }),
});
