import { lockOwnAdAccount, requireOwnAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { type BillingDetails, findDetails, writeDetails } from './details.store.ts';

type Me = ContextFor<'person'>;

export async function showDetails(context: Me, accountId: Id): Promise<BillingDetails | null> {
  return findDetails(context.db, (await requireOwnAdAccount(context, accountId)).id);
}

export async function changeDetails(context: Me, accountId: Id, details: BillingDetails): Promise<void> {
  await context.db.transaction(async (tx) => {
    const account = await lockOwnAdAccount(tx, context, accountId, 'bill');
    await writeDetails(tx, account, details, context.clock.now());
  });
}
