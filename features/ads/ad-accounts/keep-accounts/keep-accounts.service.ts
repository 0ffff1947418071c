import { logAds } from '#features/trust/moderation/staff-log.service.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { cutPage } from '#platform/resource/bookmark.ts';
import { notFound, Refusal } from '#platform/resource/refusal.ts';
import type { ContextFor, Page, PageRequest } from '#platform/resource/resource.ts';
import { type AdAccountRow, type LockedAdAccount, lockAdAccount, requireAds } from '../ad-account.service.ts';
import { actsFor, setClosed } from '../ad-account.store.ts';
import { adRefusals } from '../ad-refusals.ts';
import { tellAdsChanged } from '../ads-changed.ts';
import { recordInLedger } from '../ledger.service.ts';
import { type ListedAccountRow, listAccountRows } from './keep-accounts.store.ts';

type Staff = ContextFor<'staff'>;

export async function listAccounts(
  context: Staff,
  { after, pageSize }: PageRequest & { pageSize: number },
): Promise<Page<ListedAccountRow>> {
  requireAds(context);
  const page = { after: after && ([String(after[0]), String(after[1])] as const), limit: pageSize + 1 };
  const { shown, last } = cutPage(await listAccountRows(context.db, page), pageSize);
  return { items: shown, next: last ? [last.created_at.toISOString(), last.id] : null };
}

interface Credit {
  /** Millionths. */
  amount: number;
  reason: 'credit' | 'payment';
  note: string;
}

export function creditAccount(
  context: Staff,
  id: Id,
  { amount, reason, note }: Credit,
): Promise<AdAccountRow> {
  const at = context.clock.now();
  return keepAccount(context, id, async (tx, account) => {
    const key = `staff ${crypto.randomUUID()}`;
    await recordInLedger(tx, account, { reason, amountMicro: BigInt(amount), key, note, at });
    const act = reason === 'credit' ? 'ad_account_credited' : 'ad_account_paid';
    const data = { amount_in_micro_currency: amount, currency: account.currency, ...(note && { note }) };
    await logAds(tx, account, { staffId: context.viewer.id, act, data, at });
  });
}

/** Also where it is so already. */
export function changeAccount(context: Staff, id: Id, isClosed: boolean): Promise<AdAccountRow> {
  const at = context.clock.now();
  return keepAccount(context, id, async (tx, account) => {
    if (isClosed === (account.closed_at !== null)) return;
    await setClosed(tx, account, { isClosed, at });
    account.closed_at = isClosed ? at : null;
    const act = isClosed ? 'ad_account_closed' : 'ad_account_reopened';
    await logAds(tx, account, { staffId: context.viewer.id, act, at });
    await tellAdsChanged(tx, account.id);
  });
}

/** Nobody of the staff does it for their own business, or one that they act for. */
async function keepAccount(
  context: Staff,
  id: Id,
  change: (tx: Transaction, account: LockedAdAccount) => Promise<void>,
): Promise<AdAccountRow> {
  requireAds(context);
  const { db, viewer } = context;
  return db.transaction(async (tx) => {
    const account = await lockAdAccount(tx, id);
    if (!account) throw notFound('ad_account');
    if (await actsFor(tx, viewer.id, account.owner_id)) throw new Refusal(adRefusals['own-review']);
    await change(tx, account);
    return account;
  });
}
