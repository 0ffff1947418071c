import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import {
  FEWEST_PEOPLE,
  type KeywordParent,
  type KeywordSort,
  type MatchType,
  NEGATIVE_TYPES,
} from '../keyword.ts';

export interface Wanted {
  of: KeywordParent;
  /** The first and the last day. */
  from: string;
  until: string;
  /** Null is any. */
  campaignIds: readonly string[] | null;
  adGroupIds: readonly string[] | null;
  name: string;
}

export interface SearchCounts {
  impressions: number;
  closeups: number;
  saves: number;
  outbound_clicks: number;
  spend_micro: number;
}

interface ListedRow extends SearchCounts {
  campaign_id: Id;
  campaign_name: string;
  group_id: Id | null;
  group_name: string | null;
  sort_number: number;
  sort_text: string;
}

const SUMS = `sum(impressions)::int as impressions, sum(closeups)::int as closeups, sum(saves)::int as saves,
  sum(outbound_clicks)::int as outbound_clicks, sum(spend_micro)::float8 as spend_micro`;
const COUNTED = `coalesce(n.impressions, 0) as impressions, coalesce(n.closeups, 0) as closeups,
  coalesce(n.saves, 0) as saves, coalesce(n.outbound_clicks, 0) as outbound_clicks,
  coalesce(n.spend_micro, 0)::float8 as spend_micro`;
const NEGATIVE = `('${NEGATIVE_TYPES.join("', '")}')`;
const PARENT: Record<KeywordParent, 'campaign_id' | 'ad_group_id'> = {
  CAMPAIGN: 'campaign_id',
  AD_GROUP: 'ad_group_id',
};

/** By more than a few people, in these days. Uses the primary key of ad_query_days. */
const queriesOf = (of: KeywordParent) => `queries as materialized (
    select home, ${PARENT[of]} as parent_id, max(campaign_id) as campaign_id, query, ${SUMS},
      (array_agg(ad_group_id order by impressions desc))[1] as ad_group_id
    from ad_query_days where home = $1 and ad_account_id = $2 and day >= $3::date and day <= $4::date
      and ($5::bigint[] is null or campaign_id = any($5)) and ($6::bigint[] is null or ad_group_id = any($6))
    group by home, ${PARENT[of]}, query having bit_count(bit_or(people)::bit(64)) >= ${FEWEST_PEOPLE})`;

const NUMBER = (
  sort: string,
) => `-(case ${sort}::text when 'spend' then spend_micro when 'impressions' then impressions
    when 'closeups' then closeups when 'saves' then saves when 'outbound_clicks' then outbound_clicks
    when 'click_rate' then outbound_clicks::float8 / greatest(impressions, 1) else 0 end)::float8`;

/** Of a keyword, the days of its own; of a negative one, what was searched and would have been kept out by it. */
const OWN = `counted as materialized (select keyword_id as id, ${SUMS} from ad_keyword_days
    where home = $1 and ad_account_id = $2 and day >= $3::date and day <= $4::date group by keyword_id)`;
const keptOut = (of: KeywordParent) => `${queriesOf(of)}, counted as materialized (select k.id, ${SUMS}
    from ad_keywords k join queries q on q.home = k.home and q.parent_id = k.parent_id
      and case k.match_type when 'EXACT_NEGATIVE' then q.query = k.words
        else position(' ' || k.words || ' ' in ' ' || q.query || ' ') > 0 end
    where k.home = $1 and k.ad_account_id = $2 and k.match_type in ${NEGATIVE} group by k.id)`;

/** Uses ad_keywords_of_account. */
const keywords = (counted: string, isNegative: boolean) => `with ${counted}, listed as materialized (
    select k.id, k.value, k.match_type, k.parent_id, k.parent_type, k.archived_at, k.created_at, k.campaign_id,
      c.name as campaign_name, g.id as group_id, g.name as group_name, ${COUNTED}
    from ad_keywords k join ad_campaigns c on c.home = k.home and c.id = k.campaign_id
    left join ad_groups g on g.home = k.home and g.id = k.parent_id
    left join counted n on n.id = k.id
    where k.home = $1 and k.ad_account_id = $2 and k.parent_type = $7 and k.match_type ${isNegative ? '' : 'not '}in ${NEGATIVE}
      and ($5::bigint[] is null or k.campaign_id = any($5)) and ($6::bigint[] is null or k.parent_id = any($6))
      and ($8::text = '' or position(lower($8) in lower(k.value)) > 0)
      and ($9::text = 'all' or ($9 = 'active') = (k.archived_at is null))),
  sorted as (select listed.*, ${NUMBER('$10')} as sort_number,
    case $10 when 'name' then lower(value) else '' end as sort_text from listed)
  select * from sorted
  where $11::float8 is null or (sort_number, sort_text, -id) > ($11, $12::text, -($13::bigint))
  order by sort_number, sort_text, -id limit $14`;

const KEYWORDS: Record<KeywordParent, Record<'own' | 'negative', Statement>> = {
  CAMPAIGN: {
    own: { name: 'ad-campaign-keywords', text: keywords(OWN, false) },
    negative: { name: 'ad-campaign-negatives', text: keywords(keptOut('CAMPAIGN'), true) },
  },
  AD_GROUP: {
    own: { name: 'ad-group-keywords', text: keywords(OWN, false) },
    negative: { name: 'ad-group-negatives', text: keywords(keptOut('AD_GROUP'), true) },
  },
};

export interface KeywordReportRow extends ListedRow {
  id: Id;
  value: string;
  match_type: MatchType;
  parent_id: Id;
  parent_type: KeywordParent;
  archived_at: Date | null;
  created_at: Date;
}

export interface AfterRow {
  number: number;
  text: string;
  id: Id;
}

const valuesOf = (accountId: Id, { from, until, campaignIds, adGroupIds }: Wanted) => [
  ...[homeOf(accountId), accountId, from, until, campaignIds, adGroupIds],
];

export async function listKeywordRows(
  db: Queryable,
  accountId: Id,
  wanted: Wanted & { isNegative: boolean; state: string },
  { sort, after, limit }: { sort: KeywordSort; after: AfterRow | null; limit: number },
): Promise<KeywordReportRow[]> {
  const { of, name, isNegative, state } = wanted;
  return db.rows<KeywordReportRow>(KEYWORDS[of][isNegative ? 'negative' : 'own'], [
    ...[...valuesOf(accountId, wanted), of, name, state],
    ...[sort, after?.number ?? null, after?.text ?? null, after?.id ?? null, limit],
  ]);
}

const searches = (of: KeywordParent) => `with ${queriesOf(of)}, listed as (
    select q.query, q.parent_id, q.campaign_id, c.name as campaign_name, g.id as group_id, g.name as group_name,
      q.impressions, q.closeups, q.saves, q.outbound_clicks, q.spend_micro, ${NUMBER('$8')} as sort_number,
      case $8 when 'name' then q.query else '' end as sort_text
    from queries q join ad_campaigns c on c.home = q.home and c.id = q.campaign_id
    join ad_groups g on g.home = q.home and g.id = q.ad_group_id
    where $7::text = '' or position(lower($7) in q.query) > 0),
  page as materialized (select * from listed
    where $9::float8 is null or (sort_number, sort_text, query, parent_id) > ($9, $10::text, $11::text, $12::bigint)
    order by sort_number, sort_text, query, parent_id limit $13)
  select page.*, array(select k.match_type from ad_keywords k where k.home = $1 and k.ad_account_id = $2
      and k.words = page.query and k.parent_id in (page.parent_id, page.group_id) and k.archived_at is null
      order by 1) as match_types
  from page order by sort_number, sort_text, query, parent_id`;

const SEARCHES: Record<KeywordParent, Statement> = {
  CAMPAIGN: { name: 'ad-campaign-searches', text: searches('CAMPAIGN') },
  AD_GROUP: { name: 'ad-group-searches', text: searches('AD_GROUP') },
};

export interface SearchRow extends ListedRow {
  query: string;
  parent_id: Id;
  group_id: Id;
  group_name: string;
  /** Of the keywords that it is already. */
  match_types: MatchType[];
}

export interface AfterSearch {
  number: number;
  text: string;
  query: string;
  parentId: Id;
}

export async function listSearchRows(
  db: Queryable,
  accountId: Id,
  wanted: Wanted,
  { sort, after, limit }: { sort: KeywordSort; after: AfterSearch | null; limit: number },
): Promise<SearchRow[]> {
  return db.rows<SearchRow>(SEARCHES[wanted.of], [
    ...[...valuesOf(accountId, wanted), wanted.name, sort],
    ...[after?.number ?? null, after?.text ?? null, after?.query ?? null, after?.parentId ?? null, limit],
  ]);
}

const rest = (of: KeywordParent) => `with ${queriesOf(of)}, shown as (
    select coalesce(sum(impressions), 0)::int as impressions from queries),
  every as (select coalesce(sum(impressions), 0)::int as impressions from ad_query_days
    where home = $1 and ad_account_id = $2 and day >= $3::date and day <= $4::date
      and ($5::bigint[] is null or campaign_id = any($5)) and ($6::bigint[] is null or ad_group_id = any($6)))
  select every.impressions - shown.impressions as impressions from every, shown`;

const REST: Record<KeywordParent, Statement> = {
  CAMPAIGN: { name: 'ad-campaign-searches-rest', text: rest('CAMPAIGN') },
  AD_GROUP: { name: 'ad-group-searches-rest', text: rest('AD_GROUP') },
};

/** The impressions of all searches by too few people together. */
export async function countRest(db: Queryable, accountId: Id, wanted: Wanted): Promise<number> {
  const [row] = await db.rows<{ impressions: number }>(REST[wanted.of], valuesOf(accountId, wanted));
  return row?.impressions ?? 0;
}
