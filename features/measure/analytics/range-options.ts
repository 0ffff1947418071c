import { z } from 'zod';
import { msg } from '#platform/i18n/msg.ts';
import type { Reading } from '#platform/resource/context.ts';
import { invalid } from '#platform/resource/refusal.ts';
import {
  type DayRange,
  dayOf,
  daysIn,
  firstStoredDay,
  LONGEST_RANGE_DAYS,
  lastDays,
  METRICS,
  type Metric,
  RANGE_DAYS,
  rangeBefore,
  SHORTEST_RANGE_DAYS,
} from './analytics.ts';

const STANDARD_DAYS = 30;

const fields = {
  /** The last 7, 30 or 90 days, unless both dates are given. */
  days: z.coerce
    .number()
    .refine(
      (days) => RANGE_DAYS.some((one) => one === days),
      msg('{field}: must be one of the ranges of days'),
    )
    .default(STANDARD_DAYS),
  start_date: z.iso.date().nullish(),
  end_date: z.iso.date().nullish(),
};

interface SentDates {
  start_date?: string | null | undefined;
  end_date?: string | null | undefined;
}

const hasBothDates = ({ start_date, end_date }: SentDates) => !start_date === !end_date;

function isRightLength({ start_date, end_date }: SentDates): boolean {
  if (!start_date || !end_date) return true;
  const days = daysIn({ from: start_date, to: end_date });
  return days >= SHORTEST_RANGE_DAYS && days <= LONGEST_RANGE_DAYS;
}

/** A schema of these options and a range of days. */
export function withRange<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z
    .object({ ...fields, ...shape })
    .refine((sent) => hasBothDates(sent as SentDates), {
      error: msg('{field}: must be sent together with the start'),
      path: ['end_date'],
    })
    .refine((sent) => isRightLength(sent as SentDates), {
      error: msg('{field}: must end {least} to {most} days from the start'),
      params: { least: SHORTEST_RANGE_DAYS, most: LONGEST_RANGE_DAYS },
      path: ['end_date'],
    });
}

/**
 * @throws Refusal 'invalid' for a range that has not ended yet, which would be the total of fewer days, and for one
 * whose days, or those that it is compared with, are not stored any more.
 */
export function rangeIn({ clock }: Pick<Reading, 'clock'>, sent: SentDates & { days: number }): DayRange {
  const { days, start_date, end_date } = sent;
  if (!start_date || !end_date) return lastDays(days, clock.now());
  if (end_date > dayOf(clock.now())) throw invalid('end_date', "The end can't be in the future.");
  const range = { from: start_date, to: end_date };
  if (rangeBefore(range).from >= firstStoredDay(clock.now())) return range;
  throw invalid(
    'start_date',
    'Choose a later start: numbers are kept for two years, with those they are compared to.',
  );
}

const SORTS = ['impressions', 'closeups', 'saves', 'outbound_clicks', 'time_spent'] as const;
export const sortOption = z.enum(SORTS).default('impressions');

export function metricOf(sort: (typeof SORTS)[number]): Metric {
  return METRICS.find((metric) => metric === sort) ?? 'pin_ms';
}
