import { personNotFound } from '#features/core/people/person-refusals.ts';
import { type PersonName, requireVisiblePerson } from '#features/core/people/visible-person.service.ts';
import { parseId } from '#platform/ids/ids.ts';
import { cutPage } from '#platform/resource/bookmark.ts';
import type { Context } from '#platform/resource/context.ts';
import { invalid } from '#platform/resource/refusal.ts';
import type { Page, PageRequest } from '#platform/resource/resource.ts';
import { listOwnPins } from '../filter-own-pins/filter-own-pins.service.ts';
import type { OwnPinFilter } from '../filter-own-pins/own-pin-filter.ts';
import { type ShownPin, showVisiblePins } from '../pin.service.ts';
import { listPinsOfPerson, OWN_LISTS, type PinList } from './list-pins-of-person.store.ts';

interface PinsInput extends PageRequest {
  name: PersonName;
  pageSize: number;
  /** The caller assumes they are the viewer's own. */
  isOwn?: boolean;
  filter?: OwnPinFilter | null;
}

/** Some lists are for their owner only; a profile closed to the viewer gives an empty list. */
export async function listPinsOf(
  context: Context,
  list: PinList,
  { name, isOwn, filter, after, pageSize }: PinsInput,
): Promise<Page<ShownPin>> {
  const person = await requireVisiblePerson(context, name);
  if (!person.isOwner) {
    if (OWN_LISTS.includes(list)) throw personNotFound();
    if (isOwn) throw invalid('is_own_profile_pins', "These aren't your own Pins.");
    if (filter) throw invalid(filter.tag ? 'tag' : 'pin_filter', 'Only your own Pins can be filtered.');
  }
  if (!person.areThingsOpen) return { items: [], next: null };
  if (filter && list !== 'all') throw invalid('is_indexable', "Filtered Pins can't be narrowed further.");
  if (filter) return listOwnPins(context, person.row.id, filter, { after, pageSize });
  const rows = await listPinsOfPerson(context, {
    pinner: person.row,
    list,
    isPublicOnly: !person.isOwner,
    before: after ? parseId(after[0]) : null,
    limit: pageSize + 1,
  });
  const { shown, last } = cutPage(rows, pageSize);
  return { items: await showVisiblePins(context, shown), next: last ? [last.id] : null };
}
