import { requireOwnAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import { type Id, parseId } from '#platform/ids/ids.ts';
import { cutPage } from '#platform/resource/bookmark.ts';
import type { ContextFor, Page, PageRequest } from '#platform/resource/resource.ts';
import { listOrderLineRows, type OrderLineRow } from './order-lines.store.ts';

export type { OrderLineRow };

/** `month` is such as 2026-03, in the time zone of the account. */
export async function listOrderLines(
  context: ContextFor<'person'>,
  accountId: Id,
  month: string,
  { after, pageSize }: PageRequest & { pageSize: number },
): Promise<Page<OrderLineRow>> {
  const account = await requireOwnAdAccount(context, accountId);
  const rows = await listOrderLineRows(context.db, account.id, {
    ...{ month: `${month}-01`, timeZone: account.time_zone },
    ...{ after: parseId(after?.[0]), limit: pageSize + 1 },
  });
  const { shown, last } = cutPage(rows, pageSize);
  return { items: shown, next: last ? [last.id] : null };
}
