import { type PersonName, requireVisiblePerson } from '#features/core/people/visible-person.service.ts';
import { parseId } from '#platform/ids/ids.ts';
import { cutPage } from '#platform/resource/bookmark.ts';
import type { Context } from '#platform/resource/context.ts';
import type { Page, PageRequest } from '#platform/resource/resource.ts';
import { listVisiblePins, type ShownPin } from '../pin.service.ts';
import { type ShownTry, showEach } from '../tries.service.ts';
import { mapTriesOf } from '../try.store.ts';
import { listTriedPins } from './list-tried-pins.store.ts';

export interface TriedPin extends ShownPin {
  tried: ShownTry | undefined;
}

export async function listTriedPinsOf(
  context: Context,
  name: PersonName,
  { after, pageSize }: PageRequest & { pageSize: number },
): Promise<Page<TriedPin>> {
  const person = await requireVisiblePerson(context, name);
  if (!person.areThingsOpen) return { items: [], next: null };
  const pin_id = after ? parseId(after[1]) : null;
  const last = pin_id && after ? { tried_us: String(after[0]), pin_id } : null;
  const rows = await listTriedPins(context.db, person.row.id, { after: last, limit: pageSize + 1 });
  const { shown, last: end } = cutPage(rows, pageSize);
  const ids = shown.map((row) => row.pin_id);
  const [pins, tries] = await Promise.all([
    listVisiblePins(context, ids),
    mapTriesOf(context.db, person.row.id, ids),
  ]);
  const said = await showEach(context, [...tries.values()]);
  const ofPin = new Map(said.map((data) => [data.row.pin_id, data]));
  const items = pins.map((pin) => ({ ...pin, tried: ofPin.get(pin.row.id) }));
  return { items, next: end ? [end.tried_us, end.pin_id] : null };
}
