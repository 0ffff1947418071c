import { addDays, type DayRange } from '#features/measure/analytics/analytics.ts';
import type { Reading } from '#platform/resource/context.ts';
import { invalid } from '#platform/resource/refusal.ts';
import { beginningsOf } from './report.store.ts';
import { type Comparison, comparedWith } from './report.ts';

export interface AskedDays {
  /** The last ones, unless dates are given. */
  days: number;
  from: string | null;
  to: string | null;
  comparison: Comparison;
}

export interface ReportRange {
  /** Days of the time zone. */
  range: DayRange;
  before: DayRange;
  timeZone: string;
  /** When these days begin, and those after them. */
  from: Date;
  until: Date;
  beforeFrom: Date;
  beforeUntil: Date;
}

export function todayIn(timeZone: string, now: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now);
}

/** @throws Refusal 'invalid' for days that are still to come */
export async function findReportRange(
  { db, clock }: Pick<Reading, 'db' | 'clock'>,
  asked: AskedDays,
  timeZone: string,
): Promise<ReportRange> {
  const today = todayIn(timeZone, clock.now());
  if (asked.to && asked.to > today) throw invalid('end_date', "The end can't be in the future.");
  const range =
    asked.from && asked.to
      ? { from: asked.from, to: asked.to }
      : { from: addDays(today, 1 - asked.days), to: today };
  const before = comparedWith(range, asked.comparison);
  const days = [range.from, addDays(range.to, 1), before.from, addDays(before.to, 1)];
  const [from, until, beforeFrom, beforeUntil] = await beginningsOf(db, days, timeZone);
  if (!from || !until || !beforeFrom || !beforeUntil) throw new Error('no range');
  return { range, before, timeZone, from, until, beforeFrom, beforeUntil };
}
