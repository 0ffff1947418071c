import { lockOwnAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import { adRefusals } from '#features/ads/ad-accounts/ad-refusals.ts';
import { tellAdsChanged } from '#features/ads/ad-accounts/ads-changed.ts';
import type { Id } from '#platform/ids/ids.ts';
import { notFound, Refusal } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { type AdRow, findAdRow } from '../ad.store.ts';
import { findAccountOf } from '../ad-tree.store.ts';
import type { ReviewStatus } from '../campaign.ts';
import { noteChange } from '../changes.service.ts';
import { submitAd, writeAd } from './edit-ad.store.ts';

interface AdEdit {
  name: string | undefined;
  /** Empty for none. */
  destinationUrl: string | undefined;
}

/** What was rejected, or leads elsewhere now, waits for a review again. A name is only the advertiser's. */
export async function editAd(context: ContextFor<'person'>, id: Id, edit: AdEdit): Promise<ReviewStatus> {
  const { db, clock } = context;
  const accountId = await findAccountOf(db, 'AD', id);
  return db.transaction(async (tx) => {
    const account = await lockOwnAdAccount(tx, context, accountId ?? id);
    const ad = await findAdRow(tx, id);
    if (!ad) throw notFound('ad');
    if (ad.status === 'ARCHIVED') throw new Refusal(adRefusals['is-archived']);
    const next = valuesOf(ad, edit);
    if (ad.billable_event === 'CLICKTHROUGH' && !next.destination_url)
      throw new Refusal(adRefusals['pin-without-link']);
    const at = clock.now();
    await writeAd(tx, account, { id, name: next.name, destinationUrl: next.destination_url, at });
    const isNew = ad.review_status === 'REJECTED' || next.destination_url !== ad.destination_url;
    if (isNew) await submitAd(tx, account, { id, at });
    const review = isNew ? 'PENDING' : ad.review_status;
    await noteChange(tx, context, account, {
      ...{ level: 'AD', entityId: id },
      before: { name: ad.name, destination_url: ad.destination_url, review_status: ad.review_status },
      after: { ...next, review_status: review },
    });
    await tellAdsChanged(tx, account.id);
    return review;
  });
}

function valuesOf(ad: AdRow, { name, destinationUrl }: AdEdit) {
  return {
    name: name || ad.name,
    destination_url: destinationUrl === undefined ? ad.destination_url : destinationUrl || null,
  };
}
