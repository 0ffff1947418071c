import { type Id, parseId } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import { cutPage } from '#platform/resource/cut-page.ts';
import type { Page, PageRequest } from '#platform/resource/resource.ts';
import { presentVisiblePins } from '../pin.service.ts';
import type { PinAnswer } from '../wire/pin-answer.ts';
import { listFilteredPins } from './filter-own-pins.store.ts';
import type { OwnPinFilter } from './own-pin-filter.ts';

export async function listOwnPins(
  context: Context,
  ownId: Id,
  filter: OwnPinFilter,
  { after, pageSize }: PageRequest & { pageSize: number },
): Promise<Page<PinAnswer>> {
  const before = after ? parseId(after[0]) : null;
  const rows = await listFilteredPins(context.db, ownId, filter, { before, limit: pageSize + 1 });
  const { shown, last } = cutPage(rows, pageSize);
  return { items: await presentVisiblePins(context, shown), next: last ? [last.id] : null };
}
