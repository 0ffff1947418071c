import { z } from 'zod';
import { picturePath } from '#features/core/media/picture-urls.ts';
import { toRfc2822 } from '#platform/i18n/wire-date.ts';
import type { AdRow } from '../ad.store.ts';
import {
  AD_STATUSES,
  BILLABLE_EVENTS,
  BUDGET_TYPES,
  OBJECTIVE_TYPES,
  REJECTION_REASONS,
  REVIEW_STATUSES,
} from '../campaign.ts';
import { AD_SUMMARY_STATUSES, adSummaryStatus } from '../summary-status.ts';

export const targetingAnswer = z.object({
  LOCATION: z.array(z.string()).optional(),
  LOCALE: z.array(z.string()).optional(),
  INTEREST: z.array(z.string()).optional(),
  AGE_BUCKET: z.array(z.string()).optional(),
  GENDER: z.array(z.string()).optional(),
  AUDIENCE_INCLUDE: z.array(z.string()).optional(),
  AUDIENCE_EXCLUDE: z.array(z.string()).optional(),
});

export const adAnswer = z.object({
  id: z.string(),
  type: z.literal('ad'),
  ad_account_id: z.string(),
  campaign_id: z.string(),
  ad_group_id: z.string(),
  pin_id: z.string(),
  /** Whose products it shows; null for an ad of one pin. */
  product_group_id: z.string().nullable(),
  name: z.string(),
  status: z.enum(AD_STATUSES),
  summary_status: z.enum(AD_SUMMARY_STATUSES),
  review_status: z.enum(REVIEW_STATUSES),
  rejected_reasons: z.array(z.enum(REJECTION_REASONS)),
  review_note: z.string(),
  destination_url: z.string().nullable(),
  objective_type: z.enum(OBJECTIVE_TYPES),
  billable_event: z.enum(BILLABLE_EVENTS),
  budget_type: z.enum(BUDGET_TYPES),
  budget_in_micro_currency: z.number().nullable(),
  start_time: z.string().nullable(),
  end_time: z.string().nullable(),
  targeting_spec: targetingAnswer,
  is_pin_deleted: z.boolean(),
  image_url: z.string().nullable(),
  dominant_color: z.string().nullable(),
  created_at: z.string(),
});
export type AdAnswer = z.output<typeof adAnswer>;

const dateOf = (date: Date | null) => date && toRfc2822(date);

export function presentAd(
  row: AdRow,
  { isAccountClosed, now }: { isAccountClosed: boolean; now: Date },
): AdAnswer {
  const statuses = [row.campaign_status, row.group_status, row.status];
  const times = { start: row.start_time, end: row.end_time };
  const review = row.review_status;
  return {
    id: row.id,
    type: 'ad',
    ad_account_id: row.ad_account_id,
    campaign_id: row.campaign_id,
    ad_group_id: row.ad_group_id,
    pin_id: row.pin_id,
    product_group_id: row.product_group_id,
    name: row.name,
    status: row.status,
    summary_status: adSummaryStatus({ statuses, ...times, isAccountClosed, review }, now),
    review_status: review,
    rejected_reasons: row.rejected_reasons,
    review_note: row.review_note,
    destination_url: row.destination_url,
    objective_type: row.objective_type,
    billable_event: row.billable_event,
    budget_type: row.budget_type,
    budget_in_micro_currency: row.budget_micro === null ? null : Number(row.budget_micro),
    start_time: dateOf(row.start_time),
    end_time: dateOf(row.end_time),
    targeting_spec: row.targeting,
    is_pin_deleted: row.is_pin_deleted,
    image_url: row.is_pin_deleted ? null : row.image_signature && picturePath(row.image_signature, '236x'),
    dominant_color: row.dominant_color,
    created_at: toRfc2822(row.created_at),
  };
}
