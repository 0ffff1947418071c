import { z } from 'zod';
import { KEYWORD_PARENTS, MATCH_TYPES } from '../keyword.ts';
import type { KeywordRow } from '../keyword-changes.store.ts';
import type { KeywordReportRow, SearchCounts, SearchRow } from '../show-keywords/show-keywords.store.ts';

const keyword = {
  id: z.string(),
  value: z.string(),
  match_type: z.enum(MATCH_TYPES),
  archived: z.boolean(),
  parent_id: z.string(),
  parent_type: z.enum(KEYWORD_PARENTS),
};

export const keywordAnswer = z.object({
  ...keyword,
  type: z.literal('keyword'),
  /** That of the ad group counts. */
  bid: z.null(),
});

export function presentKeyword({ archived_at, ...row }: KeywordRow): z.output<typeof keywordAnswer> {
  return { ...row, archived: archived_at !== null, type: 'keyword', bid: null };
}

const counts = z.object({
  impressions: z.number().int(),
  closeups: z.number().int(),
  saves: z.number().int(),
  outbound_clicks: z.number().int(),
  spend_in_micro_currency: z.number(),
});

const named = z.object({ id: z.string(), name: z.string() });

export const keywordRowAnswer = z.object({
  ...keyword,
  type: z.literal('ad_keyword_row'),
  campaign: named,
  ad_group: named.nullable(),
  counts,
});

export const searchRowAnswer = z.object({
  /** Of the ad group or campaign, and the search. */
  id: z.string(),
  type: z.literal('ad_search_row'),
  query: z.string(),
  parent_id: z.string(),
  campaign: named,
  /** Whose ads were shown most. */
  ad_group: named,
  /** Of the keywords that it is already. */
  match_types: z.array(z.enum(MATCH_TYPES)),
  counts,
});

export function presentKeywordRow(row: KeywordReportRow): z.output<typeof keywordRowAnswer> {
  const { id, value, match_type, parent_id, parent_type, group_id } = row;
  return {
    ...{ id, type: 'ad_keyword_row', value, match_type, parent_id, parent_type },
    archived: row.archived_at !== null,
    campaign: { id: row.campaign_id, name: row.campaign_name },
    ad_group: group_id && { id: group_id, name: row.group_name ?? '' },
    counts: presentCounts(row),
  };
}

export function presentSearchRow(row: SearchRow): z.output<typeof searchRowAnswer> {
  return {
    ...{
      id: `${row.parent_id} ${row.query}`,
      type: 'ad_search_row',
      query: row.query,
      parent_id: row.parent_id,
    },
    campaign: { id: row.campaign_id, name: row.campaign_name },
    ad_group: { id: row.group_id, name: row.group_name },
    match_types: row.match_types,
    counts: presentCounts(row),
  };
}

function presentCounts({ impressions, closeups, saves, outbound_clicks, spend_micro }: SearchCounts) {
  return { impressions, closeups, saves, outbound_clicks, spend_in_micro_currency: spend_micro };
}
