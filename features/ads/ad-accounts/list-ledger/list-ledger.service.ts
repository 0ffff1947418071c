import type { Id } from '#platform/ids/ids.ts';
import { cutPage } from '#platform/resource/bookmark.ts';
import type { ContextFor, Page, PageRequest } from '#platform/resource/resource.ts';
import { requireOwnAdAccount } from '../ad-account.service.ts';
import { type LedgerFilters, type LedgerRow, listLedgerRows } from './list-ledger.store.ts';

export async function listLedger(
  context: ContextFor<'person'>,
  accountId: Id,
  filters: LedgerFilters,
  { after, pageSize }: PageRequest & { pageSize: number },
): Promise<Page<LedgerRow>> {
  const account = await requireOwnAdAccount(context, accountId);
  const page = { after: after ? String(after[0]) : null, limit: pageSize + 1 };
  const { shown, last } = cutPage(await listLedgerRows(context.db, account, filters, page), pageSize);
  return { items: shown, next: last ? [last.id] : null };
}
