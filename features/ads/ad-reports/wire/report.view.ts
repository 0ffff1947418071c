import { z } from 'zod';
import { AD_STATUSES, OBJECTIVE_TYPES } from '#features/ads/campaigns/campaign.ts';
import {
  AD_SUMMARY_STATUSES,
  adSummaryStatus,
  summaryStatus,
} from '#features/ads/campaigns/summary-status.ts';
import { AVAILABILITIES } from '#features/library/pins/rich-summary.ts';
import type { ReportTotals } from '../list-report.service.ts';
import type { ReportRow } from '../list-report.store.ts';
import type { ReportCounts } from '../report.store.ts';
import type { ReportRange } from '../report-range.service.ts';
import type { Overview } from '../show-overview/show-overview.service.ts';

export const countsAnswer = z.object({
  impressions: z.number().int(),
  closeups: z.number().int(),
  saves: z.number().int(),
  outbound_clicks: z.number().int(),
  hides: z.number().int(),
  spend_in_micro_currency: z.number(),
});
export type CountsOfReport = z.output<typeof countsAnswer>;

const named = z.object({ id: z.string(), name: z.string() });

export const reportRowAnswer = z.object({
  id: z.string(),
  type: z.literal('ad_report_row'),
  name: z.string(),
  status: z.enum(AD_STATUSES),
  summary_status: z.enum(AD_SUMMARY_STATUSES),
  /** Null of a product, which several may show. */
  campaign: named.nullable(),
  ad_group: named.nullable(),
  pin_id: z.string().nullable(),
  product_group_id: z.string().nullable(),
  /** Of a product that is sold. */
  availability: z.enum(AVAILABILITIES).nullable(),
  objective_type: z.enum(OBJECTIVE_TYPES),
  budget_in_micro_currency: z.number().nullable(),
  budget_type: z.string().nullable(),
  counts: countsAnswer,
});
export type ReportRowAnswer = z.output<typeof reportRowAnswer>;

const summed = {
  counts: countsAnswer,
  counts_before: countsAnswer,
  /** Days of `time_zone`, both included. */
  start_date: z.string(),
  end_date: z.string(),
  time_zone: z.string(),
  /** What happened before is counted. */
  complete_until: z.string(),
};

export const reportTotalsAnswer = z.object({ rows: z.number().int(), ...summed });

export const overviewAnswer = z.object({
  ...summed,
  days: z.array(z.object({ date: z.string(), counts: countsAnswer, conversions: z.number().int() })),
  conversions: z.object({ total: z.number().int(), before: z.number().int() }).nullable(),
  ads: z.object({
    pending: z.number().int(),
    approved: z.number().int(),
    rejected: z.number().int(),
  }),
  tags: z.number().int(),
  /** Tags that reported nothing for a week. */
  silent_tags: z.number().int(),
  /** Null if nothing was spent in these days. */
  days_left: z.number().nullable(),
});

export function presentReportRow(
  row: ReportRow,
  { isAccountClosed, now }: { isAccountClosed: boolean; now: Date },
): z.output<typeof reportRowAnswer> {
  const { campaign_status, group_status, ad_status, review_status } = row;
  const statuses = campaign_status
    ? [campaign_status, group_status, ad_status].flatMap((one) => one ?? [])
    : [row.status];
  const scheduled = { statuses, start: row.start_time, end: row.end_time, isAccountClosed };
  return {
    ...{ id: row.id, type: 'ad_report_row', name: row.name, status: row.status },
    summary_status: review_status
      ? adSummaryStatus({ ...scheduled, review: review_status }, now)
      : summaryStatus(scheduled, now),
    campaign: row.campaign_id && { id: row.campaign_id, name: row.campaign_name ?? '' },
    ad_group: row.group_id && { id: row.group_id, name: row.group_name ?? '' },
    ...{ pin_id: row.pin_id, product_group_id: row.product_group_id, availability: row.availability },
    objective_type: row.objective_type,
    budget_in_micro_currency: row.budget_micro,
    budget_type: row.budget_micro === null ? null : row.budget_type,
    counts: presentCounts(row),
  };
}

export function presentCounts({
  impressions,
  closeups,
  saves,
  outbound_clicks,
  hides,
  spend_micro,
}: ReportCounts) {
  return { impressions, closeups, saves, outbound_clicks, hides, spend_in_micro_currency: spend_micro };
}

const presentRange = ({ range, timeZone }: ReportRange) => ({
  ...{ start_date: range.from, end_date: range.to, time_zone: timeZone },
});

export function presentTotals(totals: ReportTotals): z.output<typeof reportTotalsAnswer> {
  return {
    rows: totals.rows,
    counts: presentCounts(totals.total),
    counts_before: presentCounts(totals.before),
    ...presentRange(totals.range),
    complete_until: totals.completeUntil.toISOString(),
  };
}

export function presentOverview(overview: Overview, range: ReportRange): z.output<typeof overviewAnswer> {
  const { ads, tags } = overview;
  return {
    counts: presentCounts(overview.total),
    counts_before: presentCounts(overview.before),
    ...presentRange(range),
    complete_until: overview.completeUntil.toISOString(),
    days: overview.days.map(({ day, counts, conversions }) => ({
      ...{ date: day, counts: presentCounts(counts), conversions },
    })),
    conversions: overview.conversions,
    ads: { pending: ads.PENDING, approved: ads.APPROVED, rejected: ads.REJECTED },
    ...{ tags: tags.tags, silent_tags: tags.silent, days_left: overview.daysLeft },
  };
}
