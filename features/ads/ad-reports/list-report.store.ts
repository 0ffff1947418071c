import type { AdStatus, ObjectiveType, ReviewStatus } from '#features/ads/campaigns/campaign.ts';
import type { Availability } from '#features/library/pins/rich-summary.ts';
import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import { type ReportCounts, SUMS } from './report.store.ts';
import type { ReportLevel, ReportOrder, ReportSort } from './report.ts';

export interface Wanted {
  from: Date;
  until: Date;
  /** Null is any. */
  objectives: readonly string[] | null;
  campaignIds: readonly string[] | null;
  adGroupIds: readonly string[] | null;
  adIds: readonly string[] | null;
  /** Of catalogues, or of the ads that show them. */
  productGroupIds: readonly string[] | null;
  name: string;
  campaignStatus: string | null;
  groupStatus: string | null;
  adStatus: string | null;
  review: string | null;
}

export interface ReportRow extends ReportCounts {
  id: Id;
  name: string;
  /** Of a product, whether any of its ads is active. */
  status: AdStatus;
  /** Null of a product, which several may show. */
  campaign_id: Id | null;
  campaign_name: string | null;
  campaign_status: AdStatus | null;
  group_id: Id | null;
  group_name: string | null;
  group_status: AdStatus | null;
  ad_status: AdStatus | null;
  review_status: ReviewStatus | null;
  pin_id: Id | null;
  product_group_id: Id | null;
  /** Of a product. */
  availability: Availability | null;
  objective_type: ObjectiveType;
  budget_micro: number | null;
  budget_type: string | null;
  start_time: Date | null;
  end_time: Date | null;
  sort_number: number;
  sort_text: string;
}

const GROUP_COLUMNS = `g.id as group_id, g.name as group_name, g.status as group_status`;
const NO_GROUP = `null::bigint as group_id, null::text as group_name, null::text as group_status`;
const AD_COLUMNS = `a.status as ad_status, a.review_status, a.pin_id, a.product_group_id`;
const NO_AD = `null::text as ad_status, null::text as review_status, null::bigint as pin_id,
  null::bigint as product_group_id`;
const BUDGET = `coalesce(g.budget_in_micro_currency, c.daily_spend_cap, c.lifetime_spend_cap)::float8 as budget_micro,
  case when g.budget_in_micro_currency is null and c.daily_spend_cap is not null then 'DAILY'
    when g.budget_in_micro_currency is null then 'LIFETIME' else g.budget_type end as budget_type,
  greatest(c.start_time, g.start_time) as start_time, least(c.end_time, g.end_time) as end_time`;
const CAMPAIGN_BUDGET = `coalesce(c.daily_spend_cap, c.lifetime_spend_cap)::float8 as budget_micro,
  case when c.daily_spend_cap is not null then 'DAILY' else 'LIFETIME' end as budget_type, c.start_time, c.end_time`;

const OF_CAMPAIGN = `($5::text[] is null or c.objective_type = any($5)) and ($6::bigint[] is null or c.id = any($6))
  and ($10::text is null or c.status = $10)`;
const OF_GROUP = `($7::bigint[] is null or g.id = any($7)) and ($11::text is null or g.status = $11)`;
const OF_AD = `($8::bigint[] is null or a.id = any($8)) and ($12::text is null or a.status = $12)
  and ($13::text is null or a.review_status = $13)
  and ($14::bigint[] is null or a.product_group_id = any($14)
    or (a.product_group_id is not null and a.id = any($14)))`;

const JOIN_CAMPAIGN = (of: string) =>
  `join ad_campaigns c on c.home = ${of}.home and c.id = ${of}.campaign_id`;
const HAS_GROUP = `(($7::bigint[] is null and $11::text is null) or exists (select 1 from ad_groups g
  where g.home = c.home and g.campaign_id = c.id and ${OF_GROUP}))`;
const hasAd = (
  column: string,
  of: string,
) => `(($8::bigint[] is null and $12::text is null and $13::text is null and $14::bigint[] is null)
  or exists (select 1 from ads a where a.home = ${of}.home and a.${column} = ${of}.id and ${OF_AD}))`;

const ADS = `ads a join ad_groups g on g.home = a.home and g.id = a.ad_group_id ${JOIN_CAMPAIGN('a')}`;

interface Level {
  entity: 'c' | 'g' | 'a';
  key: 'campaign_id' | 'ad_group_id' | 'ad_id';
  from: string;
  columns: string;
  filter: string;
}

/** What a row of `ad_hours` is about; the other levels are made of these. */
type EntityLevel = Exclude<ReportLevel, 'PRODUCT_ITEM'>;

const LEVELS: Record<EntityLevel, Level> = {
  CAMPAIGN: {
    ...{ entity: 'c', key: 'campaign_id', from: 'ad_campaigns c' },
    columns: `${NO_GROUP}, ${NO_AD}, ${CAMPAIGN_BUDGET}`,
    filter: `${OF_CAMPAIGN} and ${HAS_GROUP} and ${hasAd('campaign_id', 'c')}`,
  },
  AD_GROUP: {
    ...{ entity: 'g', key: 'ad_group_id', from: `ad_groups g ${JOIN_CAMPAIGN('g')}` },
    columns: `${GROUP_COLUMNS}, ${NO_AD}, ${BUDGET}`,
    filter: `${OF_CAMPAIGN} and ${OF_GROUP} and ${hasAd('ad_group_id', 'g')}`,
  },
  AD: {
    ...{ entity: 'a', key: 'ad_id' },
    from: ADS,
    columns: `${GROUP_COLUMNS}, ${AD_COLUMNS}, ${BUDGET}`,
    filter: `${OF_CAMPAIGN} and ${OF_GROUP} and ${OF_AD} and a.product_group_id is null`,
  },
  PRODUCT_GROUP: {
    ...{ entity: 'a', key: 'ad_id', from: ADS },
    columns: `${GROUP_COLUMNS}, ${AD_COLUMNS}, ${BUDGET}`,
    filter: `${OF_CAMPAIGN} and ${OF_GROUP} and ${OF_AD} and a.product_group_id is not null`,
  },
};

/** Uses the primary key of ad_hours and the indices of the account's campaigns, ad groups and ads. */
const report = (
  { entity, key, from, columns, filter }: Level,
  tail: string,
) => `with counted as materialized (
    select ${key} as of, ${SUMS} from ad_hours
    where home = $1 and ad_account_id = $2 and hour >= $3 and hour < $4 group by ${key}
  ), listed as materialized (
    select ${entity}.id, ${entity}.name, ${entity}.status, c.id as campaign_id, c.name as campaign_name,
      c.status as campaign_status, c.objective_type, ${columns}, coalesce(n.impressions, 0) as impressions,
      coalesce(n.closeups, 0) as closeups, coalesce(n.saves, 0) as saves,
      coalesce(n.outbound_clicks, 0) as outbound_clicks, coalesce(n.hides, 0) as hides,
      coalesce(n.spend_micro, 0) as spend_micro, null::text as availability
    from ${from} left join counted n on n.of = ${entity}.id
    where ${entity}.home = $1 and ${entity}.ad_account_id = $2 and ${filter}
      and ($9::text = '' or position(lower($9) in lower(${entity}.name)) > 0)
  ) ${tail}`;

/**
 * Each product once, whatever shows it. Uses ads_of_account, and the primary keys of ad_hours and product_group_items.
 */
const productReport = (tail: string) => `with shown as materialized (
    select a.id, a.product_group_id, a.status, c.objective_type from ${ADS}
    where a.home = $1 and a.ad_account_id = $2 and a.product_group_id is not null
      and ${OF_CAMPAIGN} and ${OF_GROUP} and ${OF_AD}
  ), counted as materialized (
    select product_id as of, ${SUMS} from ad_hours
    where home = $1 and ad_account_id = $2 and hour >= $3 and hour < $4 and product_id > 0
      and ad_id in (select id from shown) group by product_id
  ), present as materialized (
    select i.product_id as of, bool_or(s.status = 'ACTIVE') as is_active
    from shown s join product_group_items i on i.home = $1 and i.product_group_id = s.product_group_id
    group by i.product_id
  ), listed as materialized (
    select p.id, p.title as name, case when q.is_active then 'ACTIVE' else 'PAUSED' end as status,
      null::bigint as campaign_id, null::text as campaign_name, null::text as campaign_status,
      'CATALOG_SALES' as objective_type, ${NO_GROUP}, null::text as ad_status, null::text as review_status, p.pin_id,
      null::bigint as product_group_id, null::float8 as budget_micro, null::text as budget_type,
      null::timestamptz as start_time, null::timestamptz as end_time, coalesce(n.impressions, 0) as impressions,
      coalesce(n.closeups, 0) as closeups, coalesce(n.saves, 0) as saves,
      coalesce(n.outbound_clicks, 0) as outbound_clicks, coalesce(n.hides, 0) as hides,
      coalesce(n.spend_micro, 0) as spend_micro, case when p.state = 'LIVE' then p.availability end as availability
    from catalog_products p left join counted n on n.of = p.id left join present q on q.of = p.id
    where p.home = $1 and p.ad_account_id = $2 and (n.of is not null or q.of is not null)
      and ($9::text = '' or position(lower($9) in lower(p.title)) > 0)
  ) ${tail}`;

// What cannot be divided is below all that can.
const PER = (part: string, whole: string) => `coalesce(${part}::float8 / nullif(${whole}, 0), -1)`;

const SORT_NUMBER = `(case $15::text when 'spend' then spend_micro when 'impressions' then impressions
  when 'closeups' then closeups when 'saves' then saves when 'outbound_clicks' then outbound_clicks
  when 'hides' then hides when 'budget' then coalesce(budget_micro, -1)
  when 'click_rate' then ${PER('outbound_clicks', 'impressions')}
  when 'save_rate' then ${PER('saves', 'impressions')} when 'click_price' then ${PER('spend_micro', 'outbound_clicks')}
  when 'thousand_price' then ${PER('spend_micro', 'impressions')} else 0 end)::float8`;
const SORT_TEXT = `case $15 when 'name' then lower(name)
  when 'status' then lower(status || coalesce(review_status, '')) else '' end`;

const PAGE: Record<ReportOrder, string> = { asc: pageIn('asc', '>'), desc: pageIn('desc', '<') };

function pageIn(order: ReportOrder, beyond: '<' | '>') {
  return `, sorted as (select listed.*, ${SORT_NUMBER} as sort_number, ${SORT_TEXT} as sort_text from listed)
    select * from sorted
    where $16::float8 is null or (sort_number, sort_text, id) ${beyond} ($16, $17::text, $18::bigint)
    order by sort_number ${order}, sort_text ${order}, id ${order} limit $19`;
}

const TOTAL = `select ${SUMS}, count(*)::int as rows from listed`;

const textOf = (level: ReportLevel, tail: string) =>
  level === 'PRODUCT_ITEM' ? productReport(tail) : report(LEVELS[level], tail);

const pagesOf = (name: string, level: ReportLevel): Record<ReportOrder, Statement> => ({
  asc: { name: `ad-report-${name}-up`, text: textOf(level, PAGE.asc) },
  desc: { name: `ad-report-${name}-down`, text: textOf(level, PAGE.desc) },
});

const PAGES: Record<ReportLevel, Record<ReportOrder, Statement>> = {
  CAMPAIGN: pagesOf('campaigns', 'CAMPAIGN'),
  AD_GROUP: pagesOf('groups', 'AD_GROUP'),
  AD: pagesOf('ads', 'AD'),
  PRODUCT_GROUP: pagesOf('product-groups', 'PRODUCT_GROUP'),
  PRODUCT_ITEM: pagesOf('product-items', 'PRODUCT_ITEM'),
};

const TOTALS: Record<ReportLevel, Statement> = {
  CAMPAIGN: { name: 'ad-report-campaigns-total', text: textOf('CAMPAIGN', TOTAL) },
  AD_GROUP: { name: 'ad-report-groups-total', text: textOf('AD_GROUP', TOTAL) },
  AD: { name: 'ad-report-ads-total', text: textOf('AD', TOTAL) },
  PRODUCT_GROUP: { name: 'ad-report-product-groups-total', text: textOf('PRODUCT_GROUP', TOTAL) },
  PRODUCT_ITEM: { name: 'ad-report-product-items-total', text: textOf('PRODUCT_ITEM', TOTAL) },
};

const valuesOf = (accountId: Id, wanted: Wanted) => [
  ...[homeOf(accountId), accountId, wanted.from, wanted.until],
  ...[wanted.objectives, wanted.campaignIds, wanted.adGroupIds, wanted.adIds, wanted.name],
  ...[wanted.campaignStatus, wanted.groupStatus, wanted.adStatus, wanted.review, wanted.productGroupIds],
];

export interface ReportKey {
  number: number;
  text: string;
  id: Id;
}

export interface ReportPage {
  level: ReportLevel;
  sort: ReportSort;
  order: ReportOrder;
  after: ReportKey | null;
  limit: number;
}

export async function listReportRows(
  db: Queryable,
  accountId: Id,
  wanted: Wanted,
  page: ReportPage,
): Promise<ReportRow[]> {
  const { level, sort, order, after, limit } = page;
  const values = [sort, after?.number ?? null, after?.text ?? null, after?.id ?? null, limit];
  return db.rows<ReportRow>(PAGES[level][order], [...valuesOf(accountId, wanted), ...values]);
}

export async function sumReport(
  db: Queryable,
  accountId: Id,
  wanted: Wanted,
  level: ReportLevel,
): Promise<ReportCounts & { rows: number }> {
  const [row] = await db.rows<ReportCounts & { rows: number }>(TOTALS[level], valuesOf(accountId, wanted));
  if (!row) throw new Error('no total');
  return row;
}
