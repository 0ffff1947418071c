import { lockOwnAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import { adRefusal } from '#features/ads/ad-accounts/ad-refusals.ts';
import { tellAdsChanged } from '#features/ads/ad-accounts/ads-changed.ts';
import type { Id } from '#platform/ids/ids.ts';
import { notFound } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { findAccountOf } from '../ad-tree.store.ts';
import { AD_LIMITS } from '../campaign.ts';
import { insertAds, type NewAdValues } from '../create-tree.service.ts';
import { findAdGroupRow, listAdsOfGroups } from '../tree-rows.store.ts';

/** Further ads of an ad group that is there. */
export async function addAds(
  context: ContextFor<'person'>,
  groupId: Id,
  ads: readonly NewAdValues[],
): Promise<Id[]> {
  const { db } = context;
  const accountId = await findAccountOf(db, 'AD_GROUP', groupId);
  return db.transaction(async (tx) => {
    const account = await lockOwnAdAccount(tx, context, accountId ?? groupId);
    const group = await findAdGroupRow(tx, groupId);
    if (!group || group.status === 'ARCHIVED') throw notFound('ad_group');
    const known = await listAdsOfGroups(tx, [groupId]);
    if (known.length + ads.length > AD_LIMITS.ads)
      throw adRefusal('too-many', { field: 'ads', values: { most: AD_LIMITS.ads } });
    const ids = await insertAds(tx, context, account, {
      ...{ campaignId: group.campaign_id, adGroupId: groupId, billed: group.billable_event, ads },
    });
    await tellAdsChanged(tx, account.id);
    return ids;
  });
}
