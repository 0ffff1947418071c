import { cutPage } from '#platform/resource/bookmark.ts';
import type { Context } from '#platform/resource/context.ts';
import type { Page, PageRequest } from '#platform/resource/resource.ts';
import { type ShownPin, showVisiblePins } from '../pin.service.ts';
import { listPinsByIds } from '../pin.store.ts';
import { domainOf } from '../pin-link.ts';
import { listIdsOfSite } from './list-pins-of-site.store.ts';

export async function listPinsOfSite(
  context: Context,
  site: string,
  { after, pageSize }: PageRequest & { pageSize: number },
): Promise<Page<ShownPin>> {
  const domain = domainOf(`https://${site}`);
  if (!domain) return { items: [], next: null };
  const key = after && { at: String(after[0]), id: String(after[1]) };
  const rows = await listIdsOfSite(context.db, domain, { after: key, limit: pageSize + 1 });
  const { shown, last } = cutPage(rows, pageSize);
  const pins = await listPinsByIds(
    context,
    shown.map((row) => row.id),
  );
  return { items: await showVisiblePins(context, pins), next: last ? [last.at, last.id] : null };
}
