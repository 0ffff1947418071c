import { lockAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import { tellAdsChanged } from '#features/ads/ad-accounts/ads-changed.ts';
import { AdTreeCopied } from '#features/ads/campaigns/tree-copied.ts';
import { defineListener } from '#platform/events/event.ts';
import type { Platform } from '#platform/resource/context.ts';
import { copyKeywords } from './copy-keywords.store.ts';

/** A copied campaign and its ad groups have the keywords of what they were copied from; done twice, nothing changes. */
export const copyKeywordsListener = defineListener({
  name: 'keywords.copy-keywords',
  on: AdTreeCopied,
  run: ({ db, clock }: Platform, { ad_account_id, campaign_id: campaignId, copies }) =>
    db.transaction(async (tx) => {
      const account = await lockAdAccount(tx, ad_account_id);
      if (!account) return;
      const at = clock.now();
      for (const copy of copies) await copyKeywords(tx, account, { ...copy, campaignId, at });
      await tellAdsChanged(tx, account.id);
    }),
});
