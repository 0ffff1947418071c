import { z } from 'zod';
import { requireOwnAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import { msg } from '#platform/i18n/msg.ts';
import {
  booleanOption,
  idOption,
  lineOption,
  listOption,
  pageSizeOption,
} from '#platform/resource/options.ts';
import { definePagedResource, defineResource, mapPage } from '#platform/resource/resource.ts';
import { KEYWORD_DAYS, KEYWORD_PARENTS, KEYWORD_SORTS, KEYWORD_STATES } from '../keyword.ts';
import {
  keywordRowAnswer,
  presentKeywordRow,
  presentSearchRow,
  searchRowAnswer,
} from '../wire/keyword.view.ts';
import { countOtherSearches, listKeywords, listSearches, type SearchInput } from './show-keywords.service.ts';

const ids = listOption(idOption).default([]);

const filters = {
  ad_account_id: idOption,
  /** Of ad groups, or of campaigns. */
  of: z.enum(KEYWORD_PARENTS),
  days: z.coerce
    .number()
    .refine(
      (days) => KEYWORD_DAYS.some((one) => one === days),
      msg('{field}: must be one of the ranges of days'),
    )
    .default(30),
  campaign_ids: ids,
  ad_group_ids: ids,
  name: lineOption(120).default(''),
};

const paged = { sort: z.enum(KEYWORD_SORTS).default('newest'), page_size: pageSizeOption(50) };

const asked = z.object(filters);

function inputOf({ of, days, name, ...sent }: z.output<typeof asked>): SearchInput {
  return { of, days, name, campaignIds: sent.campaign_ids, adGroupIds: sent.ad_group_ids };
}

const shared = { who: 'person', rate: 'read', acting: 'see-ads' } as const;

/** Keywords of an own account, each with what came of it in these days; a negative one with the searches it matches. */
export const adKeywordRowsGet = definePagedResource({
  ...shared,
  name: 'AdKeywordRowsResource.get',
  summary: 'The rows of a report on keywords.',
  options: z.object({
    ...filters,
    is_negative: booleanOption.default(false),
    state: z.enum(KEYWORD_STATES).default('active'),
    ...paged,
  }),
  item: keywordRowAnswer,
  handle: async (
    context,
    { sort, page_size: pageSize, is_negative: isNegative, state, ...sent },
    { after },
  ) => {
    const account = await requireOwnAdAccount(context, sent.ad_account_id);
    const input = { ...inputOf(sent), isNegative, state };
    const page = await listKeywords(context, account, input, { sort, after, pageSize });
    return mapPage(page, (rows) => rows.map(presentKeywordRow));
  },
});

/** What people searched for when ads were shown: only what enough of them did. */
export const adSearchRowsGet = definePagedResource({
  ...shared,
  name: 'AdSearchRowsResource.get',
  summary: 'The rows of a report on searches.',
  options: z.object({ ...filters, ...paged }),
  item: searchRowAnswer,
  handle: async (context, { sort, page_size: pageSize, ...sent }, { after }) => {
    const account = await requireOwnAdAccount(context, sent.ad_account_id);
    const page = await listSearches(context, account, inputOf(sent), { sort, after, pageSize });
    return mapPage(page, (rows) => rows.map(presentSearchRow));
  },
});

/** How often ads were shown in searches that are not listed, as too few people made each of them. */
export const adOtherSearchesGet = defineResource({
  ...shared,
  name: 'AdOtherSearchesResource.get',
  summary: 'The impressions of searches by few people.',
  options: asked,
  data: z.object({ impressions: z.number().int() }),
  handle: async (context, sent) => {
    const input = inputOf(sent);
    const account = await requireOwnAdAccount(context, sent.ad_account_id);
    return { impressions: await countOtherSearches(context, account, input) };
  },
});
