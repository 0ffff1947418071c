import type { MessageDescriptor } from '@lingui/core';
import { BADGE_PALETTE, type BadgeDetail, textColorOn } from '../badge.ts';
import { sayingLabels } from '../merchant.ts';
import { BADGE_TEXTS, DIVERSITY_TEXTS, OWNER_TEXTS } from '../parts/merchant-texts.ts';
import type { MerchantAnswer } from '../wire/merchant.view.ts';

export interface ShownBadge {
  id: string;
  text: string;
}

export interface MerchantBadgesData {
  shown: ShownBadge[];
  color: string;
  textColor: string;
  /** Null for everybody but the merchant. */
  earned: ShownBadge[] | null;
  labels: string[];
  /** Null for everybody but the account itself. */
  settingsPath: string | null;
}

type Say = (text: string) => Promise<string>;

/** Null if a merchant shows nothing and the viewer may change nothing. */
export async function merchantBadgesData(
  merchant: MerchantAnswer,
  { isOwner, isActed, say }: { isOwner: boolean; isActed: boolean; say: Say },
): Promise<MerchantBadgesData | null> {
  const { inspirational_signal: signal, profile_badges: shown } = merchant;
  const labels = [
    ...sayingLabels(merchant.owner_labels).map((label) => OWNER_TEXTS[label]),
    ...sayingLabels(merchant.business_diversity_labels).map((label) => DIVERSITY_TEXTS[label]),
  ];
  const badges = merchant.is_eligible_for_storefront_badges ? signal : null;
  if (labels.length === 0 && (!badges || (!isOwner && shown.length === 0))) return null;
  const color = signal?.inspirational_badge_selection.badgeColor ?? BADGE_PALETTE[0];
  const inWords = ({ message = '' }: MessageDescriptor) => say(message);
  const withText = async ({ id, name }: BadgeDetail) => ({ id, text: await inWords(BADGE_TEXTS[name]) });
  return {
    ...{ color, textColor: textColorOn(color) },
    shown: await Promise.all(shown.map(withText)),
    earned: isOwner && badges ? await Promise.all(badges.badge_details.map(withText)) : null,
    labels: await Promise.all(labels.map(inWords)),
    settingsPath: isOwner && !isActed ? '/settings/verified-merchant/' : null,
  };
}
