import { requireAdvertiser, requireOwnAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import { addDays, dayOf, daysIn } from '#features/measure/analytics/analytics.ts';
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
  type InsightGroupRow,
  listDays,
  listGroups,
} from './show-insights.store.ts';

export interface Insights {
  campaign: InsightCampaign;
  totals: ReportTotals;
  days: { day: string; counts: ReportCounts }[];
  groups: InsightGroupRow[];
  /** The last day whose groups are told. */
  groupsUntil: string;
}

/** @throws Refusal 'not-found' for campaigns of others */
export async function showInsights(
  context: ContextFor<'person'>,
  campaignId: Id,
  { asked, timeZone }: { asked: AskedDays; timeZone: string | null },
): Promise<Insights> {
  requireAdvertiser(context);
  const campaign = await findCampaign(context.db, campaignId);
  if (!campaign) throw notFound('ad_account');
  const account = await requireOwnAdAccount(context, campaign.ad_account_id);
  const range = await findReportRange(context, asked, timeZone ?? account.time_zone);
  const input: ReportInput = {
    ...{
      level: 'CAMPAIGN' as const,
      name: '',
      objectiveTypes: [],
      campaignIds: [campaign.id],
      adGroupIds: [],
      adIds: [],
    },
    ...{ productGroupIds: [], campaignFilter: 'all' as const },
    ...{ adGroupFilter: 'all' as const, adFilter: 'all' as const },
  };
  const [totals, counted, groups] = await Promise.all([
    totalReport(context, account, input, range),
    listDays(context.db, campaign, range),
    listGroups(context.db, campaign, range.range),
  ]);
  const byDay = new Map(counted.map(({ day, ...counts }) => [day, counts]));
  const days = Array.from({ length: daysIn(range.range) }, (_, at) => {
    const day = addDays(range.range.from, at);
    return { day, counts: byDay.get(day) ?? NO_COUNTS };
  });
  const groupsUntil = addDays(dayOf(context.clock.now()), -INSIGHT_DELAY_DAYS);
  return { campaign, totals, days, groups, groupsUntil };
}
