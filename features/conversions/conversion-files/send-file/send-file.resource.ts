import { z } from 'zod';
import { idOption, lineOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { FILE_ACTIONS, FILE_FIELDS, FILE_LIMITS, FILE_SOURCES, FILE_STATUSES } from '../conversion-file.ts';
import { addPart, beginFile, decideFile } from './send-file.service.ts';

const common = { who: 'person', acting: 'advertise' } as const;
const line = (most: number) => lineOption(most).pipe(z.string().min(1));
const file = { ad_account_id: idOption, file_id: idOption };

/** Begins a file of conversions. Its parts follow, and then `check`. */
export const conversionFileCreate = defineResource({
  ...common,
  name: 'ConversionFileResource.create',
  summary: 'Begins a file of conversions.',
  rate: 'write',
  options: z.object({
    ad_account_id: idOption,
    source: z.enum(FILE_SOURCES),
    /** Who has measured them, for those of a partner. */
    partner: line(100).optional(),
    name: line(FILE_LIMITS.name),
    headers: z.array(lineOption(200)).min(1).max(FILE_LIMITS.columns),
    /** What each column is; empty for those whose cells are not sent. */
    columns: z.array(z.enum(['', ...FILE_FIELDS])).max(FILE_LIMITS.columns),
  }),
  data: z.object({ id: z.string() }),
  handle: async (context, { ad_account_id, partner, ...rest }) => ({
    id: await beginFile(context, ad_account_id, { ...rest, partner: partner ?? null }),
  }),
});

/** Adds rows to a file that is being sent: up to 500, in order. Whom they are of is hashed. */
export const conversionFilePartCreate = defineResource({
  ...common,
  name: 'ConversionFilePartResource.create',
  summary: 'Sends rows of a file of conversions.',
  rate: { name: 'conversion-file', burst: 250, perSecond: 5 },
  isNotStored: true,
  options: z.object({
    ...file,
    number: z.coerce.number().int().min(0),
    rows: z
      .array(z.array(z.string().max(FILE_LIMITS.cell)).max(FILE_LIMITS.columns))
      .min(1)
      .max(FILE_LIMITS.partRows),
  }),
  data: z.object({}),
  handle: async (context, { ad_account_id: adAccountId, file_id: fileId, number, rows }) => {
    await addPart(context, { adAccountId, fileId, number, rows });
    return {};
  },
});

/** Checks a file once all of it was sent, adds its valid rows, or stops. A file without wrong rows is added at once. */
export const conversionFileUpdate = defineResource({
  ...common,
  name: 'ConversionFileResource.update',
  summary: 'Checks, adds or stops a file of conversions.',
  rate: 'write',
  options: z.object({ ...file, action: z.enum(FILE_ACTIONS) }),
  data: z.object({ status: z.enum(FILE_STATUSES) }),
  handle: async (context, { ad_account_id: adAccountId, file_id: fileId, action }) => ({
    status: await decideFile(context, { adAccountId, fileId, action }),
  }),
});
