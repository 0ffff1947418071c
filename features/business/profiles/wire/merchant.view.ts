import { z } from 'zod';
import { toRfc2822 } from '#platform/i18n/wire-date.ts';
import type { Context } from '#platform/resource/context.ts';
import { shownBadges } from '../badge.ts';
import type { MerchantRow } from '../merchant.store.ts';
import {
  DISAPPROVAL_REASONS,
  DIVERSITY_LABELS,
  OWNER_LABELS,
  REVIEW_CRITERIA,
  REVIEW_LABELS,
  sayingLabels,
  VALUE_BADGES,
} from '../merchant.ts';

export function presentMerchant({ viewer }: Pick<Context, 'viewer'>, row: MerchantRow): MerchantAnswer {
  const isOwner = viewer.id === row.user_id;
  const mayShow = row.is_verified && row.is_inspirational && row.is_eligible_for_storefront_badges;
  const shown = mayShow ? shownBadges(row.earned, row.opted_out) : [];
  return {
    id: row.user_id,
    is_inspirational: row.is_inspirational,
    is_eligible_for_storefront_badges: row.is_eligible_for_storefront_badges,
    inspirational_signal: row.is_inspirational
      ? {
          badge_details: isOwner ? row.earned : shown,
          inspirational_badge_selection: {
            badgeColor: row.badge_color,
            badgeOptOut: isOwner ? row.opted_out : [],
          },
        }
      : null,
    profile_badges: shown,
    created_at: toRfc2822(row.created_at),
    updated_at: toRfc2822(row.updated_at),
    // Nobody sees the review for somebody else, whatever else they do for the business.
    ...(isOwner && !viewer.acting ? ofReview(row) : labelsForOthers(row)),
  };
}

function ofReview(row: MerchantRow) {
  const { business_diversity_labels, owner_labels, ...review } = row;
  const { disapproval_reasons, review_criteria, review_labels } = review;
  return { business_diversity_labels, owner_labels, disapproval_reasons, review_criteria, review_labels };
}

function labelsForOthers({ is_verified, business_diversity_labels, owner_labels }: MerchantRow) {
  return {
    business_diversity_labels: is_verified ? sayingLabels(business_diversity_labels) : [],
    owner_labels: is_verified ? sayingLabels(owner_labels) : [],
  };
}

const badge = z.object({ id: z.string(), name: z.enum(VALUE_BADGES) });

/** Only the merchant sees the results of its review. */
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
  /** To others only those that say something, of verified merchants. */
  business_diversity_labels: z.array(z.enum(DIVERSITY_LABELS)),
  owner_labels: z.array(z.enum(OWNER_LABELS)),
  disapproval_reasons: z.array(z.enum(DISAPPROVAL_REASONS)).optional(),
  /** Those met when the business last applied or was reviewed. */
  review_criteria: z.array(z.enum(REVIEW_CRITERIA)).optional(),
  review_labels: z.array(z.enum(REVIEW_LABELS)).optional(),
});

export type MerchantAnswer = z.infer<typeof merchantAnswer>;
