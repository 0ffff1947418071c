import { call } from '#platform/resource/client.ts';
import type { ArrangedPlace } from './selecting.ts';

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
