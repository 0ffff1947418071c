import { type BoardName, requireVisibleBoard } from '#features/library/boards/board.service.ts';
import {
  isSeenBoard,
  listPlacedPins,
  listVisiblePinIds,
  type PlacedPin,
  pinsOfPlaces,
  type ShownPin,
  showVisiblePins,
} from '#features/library/pins/pin.service.ts';
import { requireVisibleSection, type SectionAddress } from '#features/library/sections/section.service.ts';
import { mapSections, type SectionRow } from '#features/library/sections/section.store.ts';
import type { Id } from '#platform/ids/ids.ts';
import { cutPage, type PageKey } from '#platform/resource/bookmark.ts';
import type { Context } from '#platform/resource/context.ts';
import type { Page } from '#platform/resource/resource.ts';
import { type FeedPlace, listPlaces, type PlainRequest, placesOf } from './board-feed.store.ts';
import {
  type FeedList,
  type FeedPage,
  isPlain,
  listNarrowed,
  type PlainPage,
  startOf,
  taggedBy,
} from './narrowed-feed.service.ts';

export interface PlacedShownPin extends ShownPin {
  savedAt: Date;
  section: SectionRow | null;
}

export async function listBoardFeed(
  context: Context,
  name: BoardName,
  { isSectionsLeftOut, ...page }: FeedPage & { isSectionsLeftOut: boolean },
): Promise<Page<PlacedShownPin>> {
  const part = isSectionsLeftOut ? 'unsectioned' : 'all';
  if (!('id' in name) || !isPlain(page)) {
    const { id: of } = (await requireVisibleBoard(context, name)).row;
    return listOf(context, { of, part }, page);
  }
  // Access to the board is checked at the same time, and only once per page.
  const [placed] = await Promise.all([
    listPlaced(context, { of: name.id, part }, page),
    isSeenBoard(context, name.id) || requireVisibleBoard(context, name),
  ]);
  return showFeed(context, placed, page);
}

export async function listSectionPins(
  context: Context,
  address: SectionAddress,
  page: FeedPage,
): Promise<Page<PlacedShownPin>> {
  const { row } = await requireVisibleSection(context, address);
  return listOf(context, { of: row.id, part: 'section' }, page);
}

async function listOf(context: Context, list: FeedList, page: FeedPage): Promise<Page<PlacedShownPin>> {
  if (isPlain(page)) return showFeed(context, await listPlaced(context, list, page), page);
  const { items, next } = await listNarrowed(context, list, page);
  const places = items.map(({ place }) => place);
  return { items: inSections(items, places, await sectionsOf(context, places)), next };
}

export async function listFeedIds(
  context: Context,
  list: { boardId: Id; sectionId: Id | null; isSectionsLeftOut: boolean },
  page: FeedPage,
): Promise<Page<string>> {
  const which = await whichPlaces(context, list);
  if (!isPlain(page)) {
    const { items, next } = await listNarrowed(context, which, page);
    return { items: items.map(({ row }) => row.id), next };
  }
  const { pageSize } = page;
  const places = await listPlaces(context.db, placesAfter(context, which, page));
  const { shown, last } = cutPage(places, pageSize);
  const ids = shown.map((place) => place.pin_id);
  return { items: await listVisiblePinIds(context, ids), next: last ? keyOf(last) : null };
}

async function whichPlaces(
  context: Context,
  { boardId, sectionId, isSectionsLeftOut }: Parameters<typeof listFeedIds>[1],
): Promise<FeedList> {
  if (sectionId) {
    const { row } = await requireVisibleSection(context, { id: sectionId });
    return { of: row.id, part: 'section' };
  }
  await requireVisibleBoard(context, { id: boardId });
  return { of: boardId, part: isSectionsLeftOut ? 'unsectioned' : 'all' };
}

function placesAfter(
  context: Context,
  which: FeedList,
  { sort, after, pageSize, tag }: PlainPage,
): PlainRequest {
  const tagged = taggedBy(context, tag);
  return { ...which, sort, tagged, after: after && startOf(sort, after), limit: pageSize + 1 };
}

// Pins come and go above the bound while somebody pages: it stays where the first page found it.
function keyOf({ sort_key, pin_id, bound_rank, bound_pin_id }: FeedPlace): PageKey {
  return bound_rank && bound_pin_id ? [sort_key, pin_id, bound_rank, bound_pin_id] : [sort_key, pin_id];
}

function listPlaced(context: Context, which: FeedList, page: PlainPage): Promise<PlacedPin<FeedPlace>[]> {
  return listPlacedPins(context, placesOf(placesAfter(context, which, page)));
}

async function showFeed(
  context: Context,
  placed: readonly PlacedPin<FeedPlace>[],
  { pageSize }: FeedPage,
): Promise<Page<PlacedShownPin>> {
  const { shown, last } = cutPage(placed, pageSize);
  const places = shown.map(({ place }) => place);
  const [pins, sections] = await Promise.all([
    showVisiblePins(context, await pinsOfPlaces(context, shown)),
    sectionsOf(context, places),
  ]);
  return { items: inSections(pins, places, sections), next: last ? keyOf(last.place) : null };
}

const sectionsOf = ({ db }: Context, places: readonly FeedPlace[]) =>
  mapSections(
    db,
    places.flatMap(({ section_id }) => section_id ?? []),
  );

function inSections(
  pins: readonly ShownPin[],
  places: readonly FeedPlace[],
  sections: ReadonlyMap<Id, SectionRow>,
): PlacedShownPin[] {
  const placeOf = new Map(places.map((place) => [place.pin_id, place]));
  return pins.flatMap(({ row, board }) => {
    const place = placeOf.get(row.id);
    if (!place) return [];
    const section = (place.section_id && sections.get(place.section_id)) || null;
    return { row, board, savedAt: place.saved_at, section };
  });
}
