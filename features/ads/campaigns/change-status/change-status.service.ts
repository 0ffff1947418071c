import { lockOwnAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import { tellAdsChanged } from '#features/ads/ad-accounts/ads-changed.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { findAccountOf, type StatusLevel } from '../ad-tree.store.ts';
import type { AdStatus } from '../campaign.ts';
import { editorOf } from '../changes.service.ts';
import { editEntity } from '../editing.service.ts';

export const STATUS_LEVELS = ['CAMPAIGN', 'AD_GROUP', 'AD'] as const satisfies readonly StatusLevel[];

interface StatusChange {
  level: StatusLevel;
  ids: readonly Id[];
  status: AdStatus;
}

/** All or none. What has the status already stays as it is. */
export async function changeStatuses(
  context: ContextFor<'person'>,
  { level, ids, status }: StatusChange,
): Promise<void> {
  const { db } = context;
  const [first] = ids;
  if (!first) return;
  const accountId = await findAccountOf(db, level, first);
  await db.transaction(async (tx) => {
    // What is missing is answered like what is another's, after the same checks.
    const account = await lockOwnAdAccount(tx, context, accountId ?? first);
    for (const id of ids) await editEntity(tx, editorOf(context), account, { level, id, values: { status } });
    await tellAdsChanged(tx, account.id);
  });
}
