import type { PageContext } from '#app/server/page-context.ts';
import {
  type MerchantBadgesData,
  merchantBadgesData,
} from '#features/business/profiles/edit-badges/merchant-badges-data.ts';
import type { PersonProfile } from '#features/core/people/wire/person-answer.ts';

/** Null, without a call, unless the person is a merchant and the profile is open to the viewer. */
export async function loadMerchant(
  { call, viewer }: PageContext,
  profile: PersonProfile,
): Promise<MerchantBadgesData | null> {
  const isMerchant = profile.is_verified_merchant && profile.is_inspirational_merchant;
  if (!isMerchant || !profile.is_open_to_me) return null;
  const isOwner = viewer.kind === 'person' && viewer.id === profile.id;
  const [merchant, states] = await Promise.all([
    call('VerifiedMerchantResource.get', { userId: profile.id }),
    isOwner ? call('UserStateResource.get', {}) : null,
  ]);
  const isHintDue = states?.data.merchant_badges_tooltip ?? false;
  return merchantBadgesData(merchant.data, { isOwner, isHintDue });
}
