import { toRfc2822 } from '#platform/i18n/wire-date.ts';
import type { Context } from '#platform/resource/context.ts';
import { shownBadges } from '../badge-choice.ts';
import type { MerchantRow } from '../merchant.store.ts';
import type { MerchantAnswer } from './merchant-answer.ts';

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
    ...(isOwner ? ofReview(row) : {}),
  };
}

function ofReview(row: MerchantRow) {
  const { business_diversity_labels, disapproval_reasons, review_criteria, review_labels } = row;
  return { business_diversity_labels, disapproval_reasons, review_criteria, review_labels };
}
