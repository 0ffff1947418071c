import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { tellServers } from '#platform/live/tell.ts';

/** Of a live event to all processes, with the id of the account: what of it can be shown has changed. */
export const ADS_CHANGED = 'ads_changed';

/** Once the transaction commits. */
export function tellAdsChanged(tx: Transaction, adAccountId: Id): Promise<void> {
  return tellServers(tx, { type: ADS_CHANGED, id: adAccountId });
}
