import type { LockedAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { insertChange, type NewChange } from './ad-tree.store.ts';

type Me = Pick<ContextFor<'person'>, 'viewer' | 'clock'>;

/** In the transaction of the change. Of who acts for a business, it names the person. */
export async function noteChange(
  tx: Transaction,
  { viewer, clock }: Me,
  account: LockedAdAccount,
  change: NewChange,
): Promise<void> {
  await insertChange(tx, account, change, { actorId: viewer.acting?.actor.id ?? viewer.id, at: clock.now() });
}

export async function noteCreated(
  tx: Transaction,
  me: Me,
  account: LockedAdAccount,
  created: readonly Omit<NewChange, 'before'>[],
): Promise<void> {
  for (const one of created) await noteChange(tx, me, account, { ...one, before: null });
}
