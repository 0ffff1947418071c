import { z } from 'zod';
import { msg } from '#platform/i18n/msg.ts';
import { idOption, pageSizeOption } from '#platform/resource/options.ts';
import { definePagedResource, mapPage } from '#platform/resource/resource.ts';
import { listOrderLines } from './order-lines.service.ts';

/** As in the public API, where what is archived is called deleted. */
const STATUSES = { ACTIVE: 'ACTIVE', PAUSED: 'PAUSED', ARCHIVED: 'DELETED' } as const;

/** The campaigns that ran in a month, each with what it could spend then. */
export const adOrderLinesGet = definePagedResource({
  name: 'AdOrderLinesResource.get',
  summary: 'Budget, spending and remainder of campaigns in a month.',
  who: 'person',
  rate: 'read',
  acting: 'bill',
  options: z.object({
    ad_account_id: idOption,
    month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, msg('{field}: must be a month, such as 2026-03')),
    page_size: pageSizeOption(50, 250),
  }),
  item: z.object({
    /** Of the campaign. */
    id: z.string(),
    type: z.literal('orderline'),
    ad_account_id: z.string(),
    name: z.string(),
    month: z.string(),
    status: z.enum(['ACTIVE', 'PAUSED', 'DELETED']),
    campaign_ids: z.array(z.string()),
    /** Unix timestamps. */
    start_time: z.number(),
    end_time: z.number().nullable(),
    /** Millionths, as the others: a daily budget for each of its days, or all of a lifetime budget. */
    budget: z.number(),
    spent: z.number(),
    remaining: z.number(),
  }),
  handle: async (context, { ad_account_id, month, page_size: pageSize }, { after }) =>
    mapPage(await listOrderLines(context, ad_account_id, month, { after, pageSize }), (rows) =>
      rows.map((row) => ({
        ...{ id: row.id, type: 'orderline' as const, ad_account_id, name: row.name, month },
        ...{ status: STATUSES[row.status], campaign_ids: [row.id] },
        ...{ start_time: secondsOf(row.start_time), end_time: row.end_time && secondsOf(row.end_time) },
        ...{ budget: row.budget_micro, spent: row.spent_micro, remaining: row.remaining_micro },
      })),
    ),
});

const secondsOf = (time: Date): number => Math.floor(time.getTime() / 1000);
