import { type Id, parseId } from '#platform/ids/ids.ts';
import { cutPage } from '#platform/resource/bookmark.ts';
import type { Context } from '#platform/resource/context.ts';
import type { Page, PageRequest } from '#platform/resource/resource.ts';
import { requireVisiblePin, type ShownPin, showVisiblePins } from '../pin.service.ts';
import { listPinsByIds } from '../pin.store.ts';
import { listSaves } from './list-activity.store.ts';

export async function listSavesOf(
  context: Context,
  pinId: Id,
  { after, pageSize }: PageRequest & { pageSize: number },
): Promise<Page<ShownPin>> {
  await requireVisiblePin(context, pinId);
  const ids = await listSaves(context.db, pinId, {
    after: after ? parseId(after[0]) : null,
    limit: pageSize + 1,
  });
  const { shown, last } = cutPage(ids, pageSize);
  const pins = await listPinsByIds(context, shown);
  return { items: await showVisiblePins(context, pins), next: last ? [last] : null };
}
