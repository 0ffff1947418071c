import { z } from 'zod';
import { AD_STATUSES } from '#features/ads/campaigns/campaign.ts';
import { idOption, pageSizeOption } from '#platform/resource/options.ts';
import { definePagedResource, defineResource, mapPage } from '#platform/resource/resource.ts';
import { BULK_LEVELS, BULK_LIMITS, COLUMN_NAMES } from '../bulk-edit.ts';
import { listLibrary, listTemplateRows } from './list-entities.service.ts';

/** What a sheet has of what is there now, by its columns. */
export const adBulkTemplateGet = defineResource({
  name: 'AdBulkTemplateResource.get',
  summary: 'The rows of a sheet to edit campaigns, ad groups and ads with.',
  who: 'person',
  rate: 'read',
  acting: 'see-ads',
  options: z.object({
    ad_account_id: idOption,
    levels: z.array(z.enum(BULK_LEVELS)).min(1).max(BULK_LEVELS.length),
    /** Only these. */
    ids: z.array(idOption).max(BULK_LIMITS.ids).nullish(),
  }),
  data: z.object({
    rows: z.array(z.partialRecord(z.enum(COLUMN_NAMES), z.string())),
    has_more: z.boolean(),
  }),
  handle: async (context, { ad_account_id: accountId, levels, ids }) => {
    const wanted = BULK_LEVELS.filter((level) => levels.includes(level));
    const { rows, hasMore } = await listTemplateRows(context, {
      accountId,
      levels: wanted,
      ids: ids ?? null,
    });
    return { rows, has_more: hasMore };
  },
});

/** The ids of campaigns, ad groups or ads, by name. */
export const adBulkIdsGet = definePagedResource({
  name: 'AdBulkIdsResource.get',
  summary: 'The ids of an ad account.',
  who: 'person',
  rate: 'read',
  acting: 'see-ads',
  options: z.object({
    ad_account_id: idOption,
    level: z.enum(BULK_LEVELS),
    name: z.string().trim().max(255).nullish(),
    page_size: pageSizeOption(50, 250),
  }),
  item: z.object({
    id: z.string(),
    type: z.literal('ad_bulk_id'),
    parent_id: z.string().nullable(),
    name: z.string(),
    status: z.enum(AD_STATUSES),
  }),
  handle: async (context, { ad_account_id: accountId, level, name, page_size: pageSize }, { after }) =>
    mapPage(await listLibrary(context, { accountId, level, name: name || null, after, pageSize }), (rows) =>
      rows.map((row) => ({
        ...{ id: row.id, type: 'ad_bulk_id' as const, parent_id: row.parent_id },
        ...{ name: row.name, status: row.status },
      })),
    ),
});
