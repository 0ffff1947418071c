import { requireAdvertiser, requireOwnAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import { chosenAttribution } from '#features/ads/attribution/chosen-attribution.service.ts';
import { addDays, type DayRange, dayOf, daysIn } from '#features/measure/analytics/analytics.ts';
import type { Id } from '#platform/ids/ids.ts';
import { notFound } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { INSIGHT_DELAY_DAYS } from '../insight.ts';
import { type ReportInput, type ReportTotals, totalReport } from '../list-report.service.ts';
import { NO_COUNTS, type ReportCounts } from '../report.store.ts';
import { type AskedDays, findReportRange } from '../report-range.service.ts';
import {
  findCampaign,
  type InsightCampaign,
  type InsightDay,
  type InsightGroupRow,
  listDays,
  listGroupAds,
  listGroups,
} from './show-insights.store.ts';

export interface Insights {
  campaign: InsightCampaign;
  /** Null for the whole campaign. */
  productGroup: { id: Id; name: string } | null;
  totals: ReportTotals;
  days: { day: string; counts: ReportCounts }[];
  /** None of a product group: together with those of the campaign, they would tell of the other ads. */
  groups: InsightGroupRow[];
  /** The last day whose groups are told. */
  groupsUntil: string;
}

interface AskedInsights {
  campaignId: Id;
  productGroupId: Id | null;
  days: AskedDays;
  timeZone: string | null;
}

/** @throws Refusal 'not-found' for campaigns of others, and product groups that the campaign does not show */
export async function showInsights(
  context: ContextFor<'person'>,
  { campaignId, productGroupId, days, timeZone }: AskedInsights,
): Promise<Insights> {
  requireAdvertiser(context);
  const campaign = await findCampaign(context.db, campaignId);
  if (!campaign) throw notFound('ad_account');
  const account = await requireOwnAdAccount(context, campaign.ad_account_id);
  const ads = productGroupId ? await listGroupAds(context.db, campaign, productGroupId) : [];
  const [first] = ads;
  if (productGroupId && !first) throw notFound('product_group');
  const productGroup = productGroupId && first ? { id: productGroupId, name: first.name } : null;
  const range = await findReportRange(context, days, timeZone ?? account.time_zone);
  const attribution = await chosenAttribution(context.db, account.id);
  const [totals, counted, groups] = await Promise.all([
    totalReport(context, account, { ...inputOf(campaignId, productGroupId), attribution }, range),
    listDays(context.db, campaign, range, productGroup && ads.map(({ id }) => id)),
    productGroup ? [] : listGroups(context.db, campaign, range.range),
  ]);
  const groupsUntil = addDays(dayOf(context.clock.now()), -INSIGHT_DELAY_DAYS);
  return { campaign, productGroup, totals, days: eachDay(range.range, counted), groups, groupsUntil };
}

function inputOf(campaignId: Id, productGroupId: Id | null): Omit<ReportInput, 'attribution'> {
  return {
    level: productGroupId ? 'PRODUCT_GROUP' : 'CAMPAIGN',
    productGroupIds: productGroupId ? [productGroupId] : [],
    ...{ campaignIds: [campaignId], objectiveTypes: [], adGroupIds: [], adIds: [], name: '' },
    ...{ campaignFilter: 'all', adGroupFilter: 'all', adFilter: 'all' },
  };
}

function eachDay(range: DayRange, counted: readonly InsightDay[]): Insights['days'] {
  const byDay = new Map(counted.map(({ day, ...counts }) => [day, counts]));
  return Array.from({ length: daysIn(range) }, (_, at) => {
    const day = addDays(range.from, at);
    return { day, counts: { ...NO_COUNTS, ...byDay.get(day) } };
  });
}
