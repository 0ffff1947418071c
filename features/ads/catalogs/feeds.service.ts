import { lockAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import type { Platform } from '#platform/resource/context.ts';
import { deleteFeedRow, findFeed, type StoredFeed, setFeedDue } from './feed.store.ts';
import { listDueProducts } from './product.store.ts';

/** All its pins are as they should be; a feed that was deleted goes with its products. */
export async function endFeed(
  { db }: Pick<Platform, 'db'>,
  { id, ad_account_id }: StoredFeed,
): Promise<void> {
  await db.transaction(async (tx) => {
    const account = await lockAdAccount(tx, ad_account_id);
    const feed = await findFeed(tx, id);
    if (!account || !feed || (await listDueProducts(tx, id, 1)).length > 0) return;
    if (feed.status === 'DELETED') await deleteFeedRow(tx, account, id);
    else await setFeedDue(tx, account, id, null);
  });
}
