import { personNotFound } from '#features/people/person-not-found.ts';
import { type PersonName, requireVisiblePerson } from '#features/people/visible-person.service.ts';
import { parseId } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import { cutPage } from '#platform/resource/cut-page.ts';
import type { Page, PageRequest } from '#platform/resource/resource.ts';
import { presentVisiblePins } from '../pin.service.ts';
import type { PinAnswer } from '../pin-answer.ts';
import { listPinsOfPerson } from './list-pins-of-person.store.ts';
import { OWN_LISTS, type PinList } from './list-pins-of-person.ts';

/**
 * A page of what a person saved, as the viewer may see it. Some lists are for their owner alone; a profile that
 * is not open to the viewer has an empty list.
 */
export async function listPinsOf(
  context: Context,
  name: PersonName,
  list: PinList,
  { after, pageSize }: PageRequest & { pageSize: number },
): Promise<Page<PinAnswer>> {
  const person = await requireVisiblePerson(context, name);
  if (OWN_LISTS.includes(list) && !person.isOwner) throw personNotFound();
  if (!person.areThingsOpen) return { items: [], next: null };
  const rows = await listPinsOfPerson(context.db, {
    pinner: person.row,
    list,
    isPublicOnly: !person.isOwner,
    before: after ? parseId(after[0]) : null,
    limit: pageSize + 1,
  });
  const { shown, last } = cutPage(rows, pageSize);
  return { items: await presentVisiblePins(context, shown), next: last ? [last.id] : null };
}
