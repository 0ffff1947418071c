import { z } from 'zod';
import type { AdAccountRow } from '#features/ads/ad-accounts/ad-account.service.ts';
import { isTimeZone } from '#features/ads/ad-accounts/ad-account.ts';
import { daysIn } from '#features/measure/analytics/analytics.ts';
import { msg } from '#platform/i18n/msg.ts';
import { COMPARISONS, LONGEST_REPORT_DAYS, REPORT_DAYS } from './report.ts';
import type { AskedDays } from './report-range.service.ts';

export const timeZoneOption = z
  .string()
  .max(64)
  .refine(isTimeZone, msg('{field}: must be a time zone such as Europe/Zurich'));

const dayFields = {
  /** The last days, unless both dates are given. */
  days: z.coerce
    .number()
    .refine(
      (days) => REPORT_DAYS.some((one) => one === days),
      msg('{field}: must be one of the ranges of days'),
    )
    .default(30),
  start_date: z.iso.date().nullish(),
  end_date: z.iso.date().nullish(),
  compare: z.enum(COMPARISONS).default('before'),
  /** Whose days are meant; that of the account if none is named. */
  time_zone: timeZoneOption.nullish(),
};

type SentDays = z.output<z.ZodObject<typeof dayFields>>;

/** A schema of these options and of the days of a report. */
export function withReportDays<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z
    .object({ ...dayFields, ...shape })
    .refine((sent) => hasBothDates(sent as Partial<SentDays>), {
      error: msg('{field}: must be sent together with the start'),
      path: ['end_date'],
    })
    .refine((sent) => isRightLength(sent as Partial<SentDays>), {
      error: msg('{field}: must end {least} to {most} days from the start'),
      params: { least: 1, most: LONGEST_REPORT_DAYS },
      path: ['end_date'],
    });
}

const hasBothDates = ({ start_date, end_date }: Partial<SentDays>) => !start_date === !end_date;

function isRightLength({ start_date, end_date }: Partial<SentDays>): boolean {
  if (!start_date || !end_date) return true;
  const days = daysIn({ from: start_date, to: end_date });
  return days >= 1 && days <= LONGEST_REPORT_DAYS;
}

export function askedDays(sent: SentDays): AskedDays {
  const { days, start_date: from, end_date: to, compare: comparison } = sent;
  return { days, from: from ?? null, to: to ?? null, comparison };
}

export const timeZoneOf = (sent: SentDays, account: AdAccountRow): string =>
  sent.time_zone ?? account.time_zone;
