import { lockAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import { tellAdsChanged } from '#features/ads/ad-accounts/ads-changed.ts';
import { PinEdited } from '#features/library/pins/pin-rows.service.ts';
import { defineListener } from '#platform/events/event.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Platform } from '#platform/resource/context.ts';
import { insertChange } from '../ad-tree.store.ts';
import { submitAd } from '../tree-rows.store.ts';
import { listAccountsOfChanged, listChangedAds } from './review-changed-pins.store.ts';

/** Ads whose pin says, shows or leads to something else now wait for a review again, and are not shown until then. */
export async function reviewChangedPins(
  { db, clock, config }: Pick<Platform, 'db' | 'clock' | 'config'>,
  personId: Id,
): Promise<void> {
  if (!config.ads) return;
  for (const accountId of await listAccountsOfChanged(db, personId)) {
    await db.transaction(async (tx) => {
      const account = await lockAdAccount(tx, accountId);
      if (!account) return;
      const at = clock.now();
      for (const { id, pin_id, review_status } of await listChangedAds(tx, accountId)) {
        await submitAd(tx, account, { id, pinId: pin_id, at });
        if (review_status === 'PENDING') continue;
        const change = { before: { review_status }, after: { review_status: 'PENDING' } };
        await insertChange(tx, account, { level: 'AD', entityId: id, ...change }, { actorId: personId, at });
      }
      await tellAdsChanged(tx, account.id);
    });
  }
}

export const reviewChangedPinsListener = defineListener({
  name: 'campaigns.review-changed-pins',
  on: PinEdited,
  run: (platform: Platform, { person_id }) => reviewChangedPins(platform, person_id),
});
