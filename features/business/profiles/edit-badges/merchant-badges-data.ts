import { BADGE_PALETTE, type BadgeDetail } from '../badge.ts';
import { sayingLabels } from '../merchant.ts';
import type { ShownLabels } from '../parts/badge-row.tsx';
import type { MerchantAnswer } from '../wire/merchant.view.ts';

export interface MerchantBadgesData {
  shown: BadgeDetail[];
  color: string;
  /** Null for everybody but the merchant. */
  earned: BadgeDetail[] | null;
  labels: ShownLabels;
  /** Null for everybody but the account itself. */
  settingsPath: string | null;
}

/** Null if a merchant shows nothing and the viewer may change nothing. */
export function merchantBadgesData(
  merchant: MerchantAnswer,
  { isOwner, isActed }: { isOwner: boolean; isActed: boolean },
): MerchantBadgesData | null {
  const { inspirational_signal: signal, profile_badges: shown } = merchant;
  const labels = {
    diversity: sayingLabels(merchant.business_diversity_labels),
    owner: sayingLabels(merchant.owner_labels),
  };
  const badges = merchant.is_eligible_for_storefront_badges ? signal : null;
  const hasLabels = labels.diversity.length + labels.owner.length > 0;
  if (!hasLabels && (!badges || (!isOwner && shown.length === 0))) return null;
  return {
    ...{ shown, labels },
    color: signal?.inspirational_badge_selection.badgeColor ?? BADGE_PALETTE[0],
    earned: isOwner && badges ? badges.badge_details : null,
    settingsPath: isOwner && !isActed ? '/settings/verified-merchant/' : null,
  };
}
