import { oncePerPicture } from '#features/library/pins/once-per-picture.ts';
import { requireVisiblePin, type ShownPin } from '#features/library/pins/pin.service.ts';
import { listRanked } from '#features/library/pins/ranked-pins.service.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import type { Page, PageRequest } from '#platform/resource/resource.ts';
import { MOST_RELATED, similarWords } from '../related.ts';
import { listRelatedPins } from './related-pins.store.ts';

/**
 * Those next to the same picture on other boards come first, then the same site, then the same words; the newest fill
 * up. Each picture once, never the pin's own.
 */
export async function listRelated(
  context: Context,
  id: Id,
  page: PageRequest & { pageSize: number },
): Promise<Page<ShownPin>> {
  const { row } = await requireVisiblePin(context, id);
  return listRanked(context, `pin ${id}`, () => rank(context.db, row), page);
}

async function rank(db: Queryable, row: ShownPin['row']): Promise<Id[]> {
  const { id, domain, title, description, origin_pin_id, image_signature } = row;
  const words = similarWords(title || description);
  const to = { id, originId: origin_pin_id ?? id, domain, words };
  const found = await listRelatedPins(db, to, MOST_RELATED);
  return oncePerPicture(found, [image_signature]).map((pin) => pin.id);
}
