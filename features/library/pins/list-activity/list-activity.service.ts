import { type Id, parseId } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import { cutPage } from '#platform/resource/cut-page.ts';
import type { Page, PageRequest } from '#platform/resource/resource.ts';
import { presentVisiblePins, requireVisiblePin } from '../pin.service.ts';
import { listPinsByIds } from '../pin.store.ts';
import type { PinAnswer } from '../wire/pin-answer.ts';
import { listSaves } from './list-activity.store.ts';

export async function listSavesOf(
  context: Context,
  pinId: Id,
  { after, pageSize }: PageRequest & { pageSize: number },
): Promise<Page<PinAnswer>> {
  await requireVisiblePin(context, pinId);
  const ids = await listSaves(context.db, pinId, {
    after: after ? parseId(after[0]) : null,
    limit: pageSize + 1,
  });
  const { shown, last } = cutPage(ids, pageSize);
  const pins = await listPinsByIds(context, shown);
  return { items: await presentVisiblePins(context, pins), next: last ? [last] : null };
}
