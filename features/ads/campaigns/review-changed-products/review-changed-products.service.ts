import { lockAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import { ProductsChanged } from '#features/ads/catalogs/regroup.service.ts';
import { defineListener } from '#platform/events/event.ts';
import type { Platform } from '#platform/resource/context.ts';
import { insertChange } from '../ad-tree.store.ts';
import { listAdsOfChangedProducts } from '../promoted-products.store.ts';
import { submitAd } from '../tree-rows.store.ts';

/** Ads of groups with new or changed products wait for a review again; what was approved is shown meanwhile. */
export const reviewChangedProductsListener = defineListener({
  name: 'campaigns.review-changed-products',
  on: ProductsChanged,
  run: async ({ db, clock, config }: Platform, { ad_account_id }) => {
    if (!config.ads) return;
    await db.transaction(async (tx) => {
      const account = await lockAdAccount(tx, ad_account_id);
      if (!account) return;
      const at = clock.now();
      for (const { id, pin_id, review_status } of await listAdsOfChangedProducts(tx, account.id)) {
        await submitAd(tx, account, { id, pinId: pin_id, at });
        if (review_status === 'PENDING') continue;
        const change = { before: { review_status }, after: { review_status: 'PENDING' } };
        await insertChange(tx, account, { level: 'AD', entityId: id, ...change }, { actorId: null, at });
      }
    });
  },
});
