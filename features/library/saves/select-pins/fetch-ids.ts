import { type PinCardData, pinCardData } from '#features/library/pins/pin-card-data.ts';
import type { GridPin } from '#features/library/pins/wire/pin-field-sets.ts';
import { call } from '#platform/resource/client.ts';
import type { ArrangedPlace, RestOfList } from './selecting.ts';

/** Of all pins of the list, also those that the page has not loaded; in its order. */
export async function fetchIds(
  board_id: string,
  sectionId: string | null,
  narrowed: ArrangedPlace['narrowed'],
): Promise<string[]> {
  const part = sectionId ? { section_id: sectionId } : { filter_section_pins: true };
  const ids: string[] = [];
  let bookmarks: string[] = [];
  for (;;) {
    const asked = { ...part, ...narrowed, board_id, bookmarks };
    const { data, bookmark } = await call('BoardPinIdsResource.get', asked);
    ids.push(...data);
    if (!bookmark) return ids;
    bookmarks = [bookmark];
  }
}

/** Some lists go on without end, such as what a search finds. */
export const MOST_SELECTED = 2000;

const PAGE_SIZE = 250;

/** The pins of any list that the page has not loaded, but no more than may be selected. */
export async function fetchRest(
  { resource, options, bookmark }: RestOfList,
  most: number,
): Promise<{ pins: PinCardData[]; isCut: boolean }> {
  const pins: PinCardData[] = [];
  let next = bookmark;
  while (next && pins.length < most) {
    const asked = { ...(options as object), page_size: PAGE_SIZE, bookmarks: [next] };
    const answer = await call(resource, asked as never);
    pins.push(...(answer.data as GridPin[]).map(pinCardData));
    next = answer.bookmark;
  }
  return { pins: pins.slice(0, most), isCut: next !== null || pins.length > most };
}
