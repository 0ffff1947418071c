import type { AdAccountRow } from '#features/ads/ad-accounts/ad-account.service.ts';
import type { Attribution } from '#features/ads/attribution/attribution.ts';
import type { ReviewStatus } from '#features/ads/campaigns/campaign.ts';
import { addDays, type DayRange, daysIn } from '#features/measure/analytics/analytics.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Reading } from '#platform/resource/context.ts';
import { findFirstDue, NO_COUNTS, type ReportCounts } from '../report.store.ts';
import type { ReportRange } from '../report-range.service.ts';
import {
  countReviews,
  countTags,
  listDayAttributed,
  listDayConversions,
  listDayCounts,
} from './show-overview.store.ts';

export interface Overview {
  days: { day: string; counts: ReportCounts; reported: number }[];
  total: ReportCounts;
  before: ReportCounts;
  /** Null where none were reported on these days and those before. */
  reported: { total: number; before: number } | null;
  ads: Record<ReviewStatus, number>;
  tags: { tags: number; silent: number };
  /** For how many days the balance lasts, as it was spent in these; null if nothing was. */
  daysLeft: number | null;
  completeUntil: Date;
}

const SILENT_MS = 7 * 86_400_000;

export async function showOverview(
  { db, clock }: Pick<Reading, 'db' | 'clock'>,
  { id, balance_micro: balance }: Pick<AdAccountRow, 'id' | 'balance_micro'>,
  { range, before, timeZone, ...times }: ReportRange,
  attribution: Attribution,
): Promise<Overview> {
  const now = { from: times.from, until: times.until, timeZone };
  const then = { from: times.beforeFrom, until: times.beforeUntil, timeZone };
  const [shown, compared, reported, reportedBefore, reviews, tags, due] = await Promise.all([
    countsByDay(db, id, now, attribution),
    countsByDay(db, id, then, attribution),
    listDayConversions(db, id, now),
    listDayConversions(db, id, then),
    countReviews(db, id),
    countTags(db, id, new Date(clock.now().getTime() - SILENT_MS)),
    findFirstDue(db, id),
  ]);
  const total = sumOf(shown.values());
  const all = { total: countOf(reported), before: countOf(reportedBefore) };
  const adsIn = (status: ReviewStatus) =>
    reviews.find(({ review_status }) => review_status === status)?.ads ?? 0;
  return {
    days: eachDay(range, shown, reported),
    ...{ total, before: sumOf(compared.values()), tags },
    reported: all.total + all.before > 0 ? all : null,
    ads: { PENDING: adsIn('PENDING'), APPROVED: adsIn('APPROVED'), REJECTED: adsIn('REJECTED') },
    daysLeft: total.spend_micro > 0 ? (Number(balance) * daysIn(range)) / total.spend_micro : null,
    completeUntil: due ?? clock.now(),
  };
}

type Reported = Awaited<ReturnType<typeof listDayConversions>>;

/** Only days on which something happened; a conversion may be on one without any ad. */
async function countsByDay(
  db: Queryable,
  id: Id,
  span: Parameters<typeof listDayCounts>[2],
  attribution: Attribution,
): Promise<Map<string, ReportCounts>> {
  const [counted, attributed] = await Promise.all([
    listDayCounts(db, id, span),
    listDayAttributed(db, id, span, attribution),
  ]);
  const days = new Map<string, ReportCounts>();
  for (const { day, ...counts } of [...counted, ...attributed])
    days.set(day, { ...NO_COUNTS, ...days.get(day), ...counts });
  return days;
}

function eachDay(range: DayRange, shown: ReadonlyMap<string, ReportCounts>, all: Reported): Overview['days'] {
  const reported = new Map(all.map((row) => [row.day, row.conversions]));
  return Array.from({ length: daysIn(range) }, (_, at) => {
    const day = addDays(range.from, at);
    return { day, counts: shown.get(day) ?? NO_COUNTS, reported: reported.get(day) ?? 0 };
  });
}

const countOf = (rows: Reported): number => rows.reduce((sum, { conversions }) => sum + conversions, 0);

function sumOf(rows: Iterable<ReportCounts>): ReportCounts {
  const sums = { ...NO_COUNTS };
  for (const row of rows)
    for (const name of Object.keys(sums) as (keyof ReportCounts)[]) sums[name] += row[name];
  return sums;
}
