import { z } from 'zod';
import { DIVERSITY_LABELS, VALUE_BADGES } from '../merchant.ts';

const badge = z.object({ id: z.string(), name: z.enum(VALUE_BADGES) });

/** A verified merchant; only the merchant sees the results of its review. */
export const merchantAnswer = z.object({
  id: z.string(),
  is_inspirational: z.boolean(),
  is_eligible_for_storefront_badges: z.boolean(),
  /** Others get only what shows. */
  inspirational_signal: z
    .object({
      badge_details: z.array(badge),
      inspirational_badge_selection: z.object({ badgeColor: z.string(), badgeOptOut: z.array(z.string()) }),
    })
    .nullable(),
  /** Those that show now, at most three. */
  profile_badges: z.array(badge),
  created_at: z.string(),
  updated_at: z.string(),
  business_diversity_labels: z.array(z.enum(DIVERSITY_LABELS)).optional(),
  disapproval_reasons: z.array(z.string()).optional(),
  review_criteria: z.array(z.string()).optional(),
  review_labels: z.array(z.string()).optional(),
});

export type MerchantAnswer = z.infer<typeof merchantAnswer>;
