import type { Counts } from '../analytics.ts';
import type { Analytics } from '../show-analytics/show-analytics.service.ts';
import type { AnalyticsAnswer, CountsAnswer } from './analytics-answer.ts';

export const secondsOf = (ms: number): number => Math.round(ms / 1000);

export function presentCounts({ pin_ms, ...counts }: Counts): CountsAnswer {
  const { impressions, closeups, saves, outbound_clicks } = counts;
  return { impressions, closeups, saves, outbound_clicks, time_spent: secondsOf(pin_ms) };
}

const presentOrNull = (counts: Counts | null) => counts && presentCounts(counts);

export function presentAnalytics({ range, totals, before, days, followers }: Analytics): AnalyticsAnswer {
  return {
    start_date: range.from,
    end_date: range.to,
    totals: presentOrNull(totals),
    previous: presentOrNull(before),
    followers_gained: followers?.gained ?? null,
    previous_followers_gained: followers?.before ?? null,
    days: days.map(({ day, counts, followers: gained }) => ({
      date: day,
      counts: presentOrNull(counts),
      followers_gained: gained,
    })),
  };
}
