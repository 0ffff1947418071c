import { type PersonName, requireVisiblePerson } from '#features/people/visible-person.service.ts';
import { parseId } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import { cutPage } from '#platform/resource/cut-page.ts';
import type { Page, PageRequest } from '#platform/resource/resource.ts';
import { listVisiblePins } from '../pin.service.ts';
import { presentTry } from '../pin.view.ts';
import type { PinAnswer } from '../pin-answer.ts';
import { listTriedPins, type TriedRow } from './list-tried-pins.store.ts';

/** A page of what a person tried; a profile that is not open to the viewer has an empty list. */
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
  const tries = new Map<string, TriedRow>(shown.map((row) => [row.pin_id, row]));
  const pins = await listVisiblePins(
    context,
    shown.map((row) => row.pin_id),
  );
  const items = pins.map((pin) => {
    const tried = tries.get(pin.id);
    return tried ? { ...pin, did_it_data: presentTry(withMoment(tried), context.config.origin) } : pin;
  });
  return { items, next: end ? [end.tried_at, end.pin_id] : null };
}

function withMoment({ tried_at, ...row }: TriedRow) {
  return { ...row, tried_at: new Date(Number(tried_at) / 1000) };
}
