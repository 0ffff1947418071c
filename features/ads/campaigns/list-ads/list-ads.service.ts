import type { AdAccountRow } from '#features/ads/ad-accounts/ad-account.service.ts';
import { cutPage } from '#platform/resource/bookmark.ts';
import type { Context } from '#platform/resource/context.ts';
import type { Page, PageRequest } from '#platform/resource/resource.ts';
import { type AdRow, listAdRows } from '../ad.store.ts';

/** `account` is one that the viewer may see. */
export async function listAds(
  { db }: Context,
  { id }: AdAccountRow,
  { after, pageSize }: PageRequest & { pageSize: number },
): Promise<Page<AdRow>> {
  const page = { after: after ? String(after[0]) : null, limit: pageSize + 1 };
  const { shown, last } = cutPage(await listAdRows(db, id, page), pageSize);
  return { items: shown, next: last ? [last.id] : null };
}
