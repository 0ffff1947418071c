import type { BadgeDetail } from '../badge.ts';
import type { MerchantAnswer } from '../wire/merchant.view.ts';

export interface MerchantBadgesData {
  shown: BadgeDetail[];
  color: string;
  /** Null for everybody but the merchant. */
  earned: BadgeDetail[] | null;
}

/** Null if a merchant shows none and the viewer is not its owner. */
export function merchantBadgesData(
  merchant: MerchantAnswer,
  { isOwner }: { isOwner: boolean },
): MerchantBadgesData | null {
  const { inspirational_signal: signal, profile_badges: shown } = merchant;
  if (!signal || !merchant.is_eligible_for_storefront_badges) return null;
  if (!isOwner && shown.length === 0) return null;
  const color = signal.inspirational_badge_selection.badgeColor;
  return { shown, color, earned: isOwner ? signal.badge_details : null };
}
