import { z } from 'zod';
import { toRfc2822 } from '#platform/i18n/wire-date.ts';
import type { AdAccountRow } from '../ad-account.service.ts';

export const adAccountAnswer = z.object({
  id: z.string(),
  type: z.literal('ad_account'),
  name: z.string(),
  country: z.string(),
  currency: z.string(),
  time_zone: z.string(),
  /** Millionths of the currency. */
  balance_in_micro_currency: z.number(),
  is_closed: z.boolean(),
  /** Its figures are made up. */
  is_sample: z.boolean(),
  created_at: z.string(),
});
export type AdAccountAnswer = z.output<typeof adAccountAnswer>;

export function presentAdAccount(row: AdAccountRow): AdAccountAnswer {
  return {
    id: row.id,
    type: 'ad_account',
    name: row.name,
    country: row.country,
    currency: row.currency,
    time_zone: row.time_zone,
    balance_in_micro_currency: Number(row.balance_micro),
    is_closed: row.closed_at !== null,
    is_sample: row.is_sample,
    created_at: toRfc2822(row.created_at),
  };
}
