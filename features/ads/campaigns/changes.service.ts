import type { LockedAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { insertChange, type NewChange } from './ad-tree.store.ts';
import type { Editor } from './editing.service.ts';

type Me = Pick<ContextFor<'person'>, 'viewer' | 'clock'>;

/** Of who acts for a business, it names the person. */
const actorOf = ({ viewer }: Pick<Me, 'viewer'>): Id => viewer.acting?.actor.id ?? viewer.id;

export function editorOf(context: ContextFor<'person'>): Editor {
  const { clock, config, locales, locale } = context;
  return { clock, config, locales, locale, actorId: actorOf(context) };
}

/** In the transaction of the change. */
export async function noteChange(
  tx: Transaction,
  me: Me,
  account: LockedAdAccount,
  change: NewChange,
): Promise<void> {
  await insertChange(tx, account, change, { actorId: actorOf(me), at: me.clock.now() });
}

export async function noteCreated(
  tx: Transaction,
  me: Me,
  account: LockedAdAccount,
  created: readonly Omit<NewChange, 'before'>[],
): Promise<void> {
  for (const one of created) await noteChange(tx, me, account, { ...one, before: null });
}
