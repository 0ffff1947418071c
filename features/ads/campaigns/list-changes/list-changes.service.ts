import { lockOwnAdAccount, requireOwnAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import { adRefusals } from '#features/ads/ad-accounts/ad-refusals.ts';
import { tellAdsChanged } from '#features/ads/ad-accounts/ads-changed.ts';
import type { Id } from '#platform/ids/ids.ts';
import { cutPage } from '#platform/resource/bookmark.ts';
import { notFound, Refusal } from '#platform/resource/refusal.ts';
import type { ContextFor, Page, PageRequest } from '#platform/resource/resource.ts';
import { editorOf } from '../changes.service.ts';
import { editEntity, type TreeEdit } from '../editing.service.ts';
import { findAdGroupRow, findAdValues, findCampaignRow } from '../tree-rows.store.ts';
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

/** What a review decided is not the advertiser's. */
const NOT_THEIRS = ['review_status', 'rejected_reasons'];
const TIMES = ['start_time', 'end_time'];

/** The values that it had before; null if it cannot be undone: archiving is for good, and a creation is archived instead. */
export function valuesToRestore({ level, before, after }: ChangeRow): Record<string, unknown> | null {
  if (level === 'ACCOUNT' || !before || after.status === 'ARCHIVED') return null;
  const restored = Object.keys(after).filter((key) => !NOT_THEIRS.includes(key));
  return restored.length > 0 ? Object.fromEntries(restored.map((key) => [key, before[key] ?? null])) : null;
}

const FIND = { CAMPAIGN: findCampaignRow, AD_GROUP: findAdGroupRow, AD: findAdValues };

/** By the rules for any other change. Refused where it was changed again since. */
export async function undoChange(context: Me, changeId: Id): Promise<void> {
  const { db } = context;
  const change = await findChangeRow(db, changeId);
  await db.transaction(async (tx) => {
    const account = await lockOwnAdAccount(tx, context, change?.ad_account_id ?? changeId);
    if (!change || change.level === 'ACCOUNT') throw notFound('change');
    const { level, entity_id: id, after } = change;
    const values = valuesToRestore(change);
    const row = (await FIND[level](tx, id)) as Record<string, unknown> | null;
    const isAsThen = (key: string) => JSON.stringify(row?.[key]) === JSON.stringify(after[key]);
    if (!values || !Object.keys(values).every(isAsThen)) throw new Refusal(adRefusals['changed-since']);
    const restored = Object.entries(values).map(([key, value]) => [key, timeIn(key, value)]);
    const edit = { level, id, values: Object.fromEntries(restored) } as TreeEdit;
    await editEntity(tx, editorOf(context), account, edit);
    await tellAdsChanged(tx, account.id);
  });
}

/** Stored as text. */
const timeIn = (key: string, value: unknown) =>
  TIMES.includes(key) && typeof value === 'string' ? new Date(value) : value;
