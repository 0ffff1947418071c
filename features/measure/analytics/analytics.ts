/** Whose days are counted: all pins of a person, those on a board, or one. */
export const KINDS = ['person', 'board', 'pin'] as const;
export type Kind = (typeof KINDS)[number];

export const METRICS = ['impressions', 'closeups', 'saves', 'outbound_clicks', 'pin_ms'] as const;
export type Metric = (typeof METRICS)[number];

export type Counts = Record<Metric, number>;

/** Nothing is broken down for fewer people. */
export const SMALLEST_GROUP = 10;

export const RANGE_DAYS = [7, 30, 90] as const;
/** One day alone would be a row of few people. */
export const SHORTEST_RANGE_DAYS = 7;
export const LONGEST_RANGE_DAYS = 366;

/** The longest range, and as many days before it. */
const STORED_DAYS = 2 * LONGEST_RANGE_DAYS;

const DAY_MS = 86_400_000;

/** Days of UTC, as 2026-01-31; both are included. */
export interface DayRange {
  from: string;
  to: string;
}

export const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

export function addDays(day: string, days: number): string {
  return dayOf(new Date(Date.parse(day) + days * DAY_MS));
}

export function daysIn({ from, to }: DayRange): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
}

export function lastDays(days: number, now: Date): DayRange {
  const to = dayOf(now);
  return { from: addDays(to, 1 - days), to };
}

/** As many days, just before. */
export function rangeBefore(range: DayRange): DayRange {
  return { from: addDays(range.from, -daysIn(range)), to: addDays(range.from, -1) };
}

/** Nothing older can be shown. */
export const firstStoredDay = (now: Date): string => addDays(dayOf(now), 1 - STORED_DAYS);

/** The Monday of its week. */
export function weekOf(day: string): string {
  const weekday = (new Date(day).getUTCDay() + 6) % 7;
  return addDays(day, -weekday);
}
