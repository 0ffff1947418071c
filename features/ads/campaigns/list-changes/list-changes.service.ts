import { lockOwnAdAccount, requireOwnAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import { adRefusals } from '#features/ads/ad-accounts/ad-refusals.ts';
import { tellAdsChanged } from '#features/ads/ad-accounts/ads-changed.ts';
import type { Id } from '#platform/ids/ids.ts';
import { cutPage } from '#platform/resource/bookmark.ts';
import { notFound, Refusal } from '#platform/resource/refusal.ts';
import type { ContextFor, Page, PageRequest } from '#platform/resource/resource.ts';
import { findStatus } from '../ad-tree.store.ts';
import { AD_STATUSES, type AdStatus } from '../campaign.ts';
import { changeOne } from '../statuses.service.ts';
import { type ChangeFilter, type ChangeRow, findChangeRow, listChangeRows } from './list-changes.store.ts';

type Me = ContextFor<'person'>;

export async function listChanges(
  context: Me,
  accountId: Id,
  filter: ChangeFilter,
  { after, pageSize }: PageRequest & { pageSize: number },
): Promise<Page<ChangeRow>> {
  await requireOwnAdAccount(context, accountId);
  const page = { after: after ? String(after[0]) : null, limit: pageSize + 1 };
  const { shown, last } = cutPage(await listChangeRows(context.db, accountId, filter, page), pageSize);
  return { items: shown, next: last ? [last.id] : null };
}

/** Only changes of a status are undone; archiving is for good, and a creation is archived instead. */
export function statusToRestore({ level, before, after }: ChangeRow): AdStatus | null {
  if (level === 'ACCOUNT' || !before || after.status === 'ARCHIVED') return null;
  return Object.keys(after).join() === 'status'
    ? (AD_STATUSES.find((one) => one === before.status) ?? null)
    : null;
}

/** Refused where it was changed again since. */
export async function undoChange(context: Me, changeId: Id): Promise<void> {
  const { db, clock } = context;
  const change = await findChangeRow(db, changeId);
  await db.transaction(async (tx) => {
    const account = await lockOwnAdAccount(tx, context, change?.ad_account_id ?? changeId);
    if (!change || change.level === 'ACCOUNT') throw notFound('change');
    const { level, entity_id: id } = change;
    const status = statusToRestore(change);
    const isAsThen = (await findStatus(tx, account, level, id)) === change.after.status;
    if (!status || !isAsThen) throw new Refusal(adRefusals['changed-since']);
    await changeOne(tx, context, account, { level, id, status, at: clock.now() });
    await tellAdsChanged(tx, account.id);
  });
}
