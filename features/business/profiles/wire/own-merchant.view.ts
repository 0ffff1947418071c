import { z } from 'zod';
import { toRfc2822 } from '#platform/i18n/wire-date.ts';
import type { OwnMerchant } from '../apply-as-merchant/apply-as-merchant.service.ts';
import {
  DISAPPROVAL_REASONS,
  DIVERSITY_LABELS,
  MERCHANT_STATES,
  OWNER_LABELS,
  REVIEW_CRITERIA,
  REVIEW_LABELS,
  stateOfMerchant,
} from '../merchant.ts';

/** What only its owner and the staff see. */
export const ownMerchantAnswer = z.object({
  state: z.enum(MERCHANT_STATES),
  applied_at: z.string().nullable(),
  reviewed_at: z.string().nullable(),
  /** As they are now. */
  criteria: z.array(z.object({ name: z.enum(REVIEW_CRITERIA), is_met: z.boolean() })),
  review_labels: z.array(z.enum(REVIEW_LABELS)),
  disapproval_reasons: z.array(z.enum(DISAPPROVAL_REASONS)),
  review_note: z.string(),
  business_diversity_labels: z.array(z.enum(DIVERSITY_LABELS)),
  owner_labels: z.array(z.enum(OWNER_LABELS)),
});

export type OwnMerchantAnswer = z.infer<typeof ownMerchantAnswer>;

export function presentOwnMerchant({ row, met }: OwnMerchant): OwnMerchantAnswer {
  return {
    state: row ? stateOfMerchant(row) : 'none',
    applied_at: row?.applied_at ? toRfc2822(row.applied_at) : null,
    reviewed_at: row?.reviewed_at ? toRfc2822(row.reviewed_at) : null,
    criteria: REVIEW_CRITERIA.map((name) => ({ name, is_met: met.includes(name) })),
    review_labels: row?.review_labels ?? [],
    disapproval_reasons: row?.disapproval_reasons ?? [],
    review_note: row?.review_note ?? '',
    business_diversity_labels: row?.business_diversity_labels ?? [],
    owner_labels: row?.owner_labels ?? [],
  };
}
