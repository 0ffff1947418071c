import type { AllowedAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import { adRefusals } from '#features/ads/ad-accounts/ad-refusals.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { notFound, Refusal } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { findStatus, type StatusLevel, setStatus } from './ad-tree.store.ts';
import type { AdStatus } from './campaign.ts';
import { noteChange } from './changes.service.ts';

/** What has the status already stays as it is. */
export async function changeOne(
  tx: Transaction,
  context: ContextFor<'person'>,
  account: AllowedAdAccount,
  next: { level: StatusLevel; id: Id; status: AdStatus; at: Date },
): Promise<void> {
  const { level, id, status } = next;
  const before = await findStatus(tx, account, level, id);
  if (!before) throw notFound('ad');
  if (before === status) return;
  if (before === 'ARCHIVED') throw new Refusal(adRefusals['is-archived']);
  await setStatus(tx, account, next);
  const change = { level, entityId: id, before: { status: before }, after: { status } };
  await noteChange(tx, context, account, change);
}
