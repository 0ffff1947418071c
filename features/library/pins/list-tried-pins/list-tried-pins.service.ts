import { type PersonName, requireVisiblePerson } from '#features/core/people/visible-person.service.ts';
import { parseId } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import { cutPage } from '#platform/resource/cut-page.ts';
import type { Page, PageRequest } from '#platform/resource/resource.ts';
import { listVisiblePins } from '../pin.service.ts';
import { presentEach } from '../tries.service.ts';
import { mapTriesOf } from '../try.store.ts';
import type { PinAnswer } from '../wire/pin-answer.ts';
import { listTriedPins } from './list-tried-pins.store.ts';

/** A page of what a person tried; a profile closed to the viewer gives an empty list. */
export async function listTriedPinsOf(
  context: Context,
  name: PersonName,
  { after, pageSize }: PageRequest & { pageSize: number },
): Promise<Page<PinAnswer>> {
  const person = await requireVisiblePerson(context, name);
  if (!person.areThingsOpen) return { items: [], next: null };
  const pin_id = after ? parseId(after[1]) : null;
  const last = pin_id && after ? { tried_at: String(after[0]), pin_id } : null;
  const rows = await listTriedPins(context.db, person.row.id, { after: last, limit: pageSize + 1 });
  const { shown, last: end } = cutPage(rows, pageSize);
  const ids = shown.map((row) => row.pin_id);
  const [pins, tries] = await Promise.all([
    listVisiblePins(context, ids),
    mapTriesOf(context.db, person.row.id, ids),
  ]);
  const said = await presentEach(context, [...tries.values()]);
  const ofPin = new Map(said.map((data) => [data.pin_id, data]));
  const items = pins.map((pin) => {
    const did_it_data = ofPin.get(pin.id);
    return did_it_data ? { ...pin, did_it_data } : pin;
  });
  return { items, next: end ? [end.tried_at, end.pin_id] : null };
}
