import { addDays, type DayRange, weekOf } from '#features/measure/analytics/analytics.ts';
import type { Split } from './custom-report.ts';

/** The days or weeks of a range; a week ends on Sunday. */
export function periodsIn(range: DayRange, split: Split): DayRange[] {
  if (split === 'none') return [range];
  const periods: DayRange[] = [];
  for (let from = range.from; from <= range.to; ) {
    const sunday = split === 'week' ? addDays(weekOf(from), 6) : from;
    const to = sunday < range.to ? sunday : range.to;
    periods.push({ from, to });
    from = addDays(to, 1);
  }
  return periods;
}
