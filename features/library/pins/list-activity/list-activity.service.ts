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
  const { row: pin } = await requireVisiblePin(context, pinId);
  const id = parseId(after?.[1]);
  const rows = await listSaves(context.db, pin, {
    after: after && id ? { saved_us: String(after[0]), id } : null,
    limit: pageSize + 1,
  });
  const { shown, last } = cutPage(rows, pageSize);
  const pins = await listPinsByIds(
    context,
    shown.map((row) => row.id),
  );
  return { items: await showVisiblePins(context, pins), next: last ? [last.saved_us, last.id] : null };
}
