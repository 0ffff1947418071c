import { type AllowedAdAccount, lockOwnAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import { adRefusal } from '#features/ads/ad-accounts/ad-refusals.ts';
import { tellAdsChanged } from '#features/ads/ad-accounts/ads-changed.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { notFound } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { findAccountOf, insertAd } from '../ad-tree.store.ts';
import { AD_LIMITS, type BillableEvent } from '../campaign.ts';
import { noteCreated } from '../changes.service.ts';
import { findAdGroupRow, listAdsOfGroups } from '../tree-rows.store.ts';
import { judgeLink, requireOwnOpenPin } from '../tree-rules.service.ts';

type Me = ContextFor<'person'>;

export interface NewAdValues {
  pinId: Id;
  /** Empty for the title of the pin. */
  name: string;
  /** Empty for the link of the pin. */
  link: string;
}

interface AdsToInsert {
  campaignId: Id;
  adGroupId: Id;
  billed: BillableEvent;
  ads: readonly NewAdValues[];
}

async function insertAds(
  tx: Transaction,
  context: Me,
  account: AllowedAdAccount,
  { campaignId, adGroupId, billed, ads }: AdsToInsert,
): Promise<Id[]> {
  const ids: Id[] = [];
  for (const [at, one] of ads.entries()) {
    const pin = await requireOwnOpenPin(tx, account.owner_id, one.pinId, `ads.${at}.pin_id`);
    const link = one.link || pin.link;
    judgeLink(link, billed, `ads.${at}.destination_url`);
    const name = one.name || [...pin.title].slice(0, AD_LIMITS.name).join('').trim() || 'Promoted Pin';
    const ad = { campaignId, adGroupId, pinId: one.pinId, name, destinationUrl: link };
    const id = await insertAd(tx, account, ad, context.clock.now());
    const after = { name, pin_id: one.pinId, destination_url: link };
    await noteCreated(tx, context, account, [{ level: 'AD', entityId: id, after }]);
    ids.push(id);
  }
  return ids;
}

/** Further ads of an ad group that is there. */
export async function addAds(context: Me, groupId: Id, ads: readonly NewAdValues[]): Promise<Id[]> {
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
