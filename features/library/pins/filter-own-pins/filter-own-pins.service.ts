import { type Id, parseId } from '#platform/ids/ids.ts';
import { cutPage } from '#platform/resource/bookmark.ts';
import type { Context } from '#platform/resource/context.ts';
import type { Page, PageRequest } from '#platform/resource/resource.ts';
import { type ShownPin, showVisiblePins } from '../pin.service.ts';
import { listFilteredPins } from './filter-own-pins.store.ts';
import type { OwnPinFilter } from './own-pin-filter.ts';

export async function listOwnPins(
  context: Context,
  ownId: Id,
  filter: OwnPinFilter,
  { after, pageSize }: PageRequest & { pageSize: number },
): Promise<Page<ShownPin>> {
  const before = after ? parseId(after[0]) : null;
  const rows = await listFilteredPins(context.db, ownId, filter, { before, limit: pageSize + 1 });
  const { shown, last } = cutPage(rows, pageSize);
  return { items: await showVisiblePins(context, shown), next: last ? [last.id] : null };
}
