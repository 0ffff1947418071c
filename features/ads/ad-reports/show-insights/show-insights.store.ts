import type { AttributedCounts } from '#features/ads/attribution/attributed.ts';
import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { InsightDimension, InsightKind } from '../insight.ts';
import { type ReportCounts, SUMS } from '../report.store.ts';
import type { ReportRange } from '../report-range.service.ts';

export interface InsightCampaign {
  id: Id;
  ad_account_id: Id;
  name: string;
}

const CAMPAIGN: Statement = {
  name: 'ad-insights-campaign',
  text: 'select id, ad_account_id, name from ad_campaigns where home = $1 and id = $2',
};

export async function findCampaign(db: Queryable, id: Id): Promise<InsightCampaign | null> {
  const [row] = await db.rows<InsightCampaign>(CAMPAIGN, [homeOf(id), id]);
  return row ?? null;
}

const GROUP_ADS: Statement = {
  name: 'ad-insights-product-group',
  // Uses ads_of_product_group. A group that was deleted leaves its ads.
  text: `select a.id, coalesce(p.name, a.name) as name from ads a
    left join product_groups p on p.home = a.home and p.id = a.product_group_id
    where a.home = $1 and a.product_group_id = $2 and a.campaign_id = $3 order by a.id`,
};

/** The ads of a campaign that show the products of this group, each with the name of the group. */
export function listGroupAds(
  db: Queryable,
  { id }: InsightCampaign,
  productGroupId: Id,
): Promise<{ id: Id; name: string }[]> {
  return db.rows(GROUP_ADS, [homeOf(id), productGroupId, id]);
}

const GROUPS: Statement = {
  name: 'ad-insights-groups',
  // Uses the primary key.
  text: `select dimension, value, kind, sum(events)::int as events from ad_insight_days
    where home = $1 and ad_account_id = $2 and campaign_id = $3 and day >= $4::date and day <= $5::date
    group by dimension, value, kind`,
};

export interface InsightGroupRow {
  dimension: InsightDimension;
  value: string;
  kind: InsightKind;
  events: number;
}

/** Whole days only, each written once: so no two answers differ by few people. */
export function listGroups(
  db: Queryable,
  { id, ad_account_id }: InsightCampaign,
  { from, to }: ReportRange['range'],
): Promise<InsightGroupRow[]> {
  return db.rows<InsightGroupRow>(GROUPS, [homeOf(id), ad_account_id, id, from, to]);
}

const DAYS: Statement = {
  name: 'ad-insights-days',
  // Uses the primary key of ad_hours.
  text: `select (hour at time zone $6::text)::date::text as day, ${SUMS} from ad_hours
    where home = $1 and ad_account_id = $2 and campaign_id = $3 and hour >= $4 and hour < $5
      and ($7::bigint[] is null or ad_id = any($7)) group by day`,
};

export interface InsightDay extends Omit<ReportCounts, keyof AttributedCounts> {
  day: string;
}

/** Only days on which something happened; of all ads, unless some are named. */
export function listDays(
  db: Queryable,
  { id, ad_account_id }: InsightCampaign,
  { from, until, timeZone }: Pick<ReportRange, 'from' | 'until' | 'timeZone'>,
  adIds: readonly Id[] | null,
): Promise<InsightDay[]> {
  return db.rows<InsightDay>(DAYS, [homeOf(id), ad_account_id, id, from, until, timeZone, adIds]);
}
