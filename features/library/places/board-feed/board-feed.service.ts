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
import { invalid } from '#platform/resource/refusal.ts';
import type { Page, PageRequest } from '#platform/resource/resource.ts';
import {
  type FeedPlace,
  type FeedRequest,
  type FeedStart,
  listPlaces,
  placesOf,
} from './board-feed.store.ts';
import type { FeedSort } from './board-feed.ts';

export interface PlacedShownPin extends ShownPin {
  section: SectionRow | null;
}

type FeedPage = PageRequest & { pageSize: number; sort: FeedSort; tag: Id | null };

export async function listBoardFeed(
  context: Context,
  name: BoardName,
  { isSectionsLeftOut, ...page }: FeedPage & { isSectionsLeftOut: boolean },
): Promise<Page<PlacedShownPin>> {
  const part = isSectionsLeftOut ? 'unsectioned' : 'all';
  if (!('id' in name)) {
    const { id: of } = (await requireVisibleBoard(context, name)).row;
    return showFeed(context, await listPlaced(context, { of, part }, page), page);
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
  return showFeed(context, await listPlaced(context, { of: row.id, part: 'section' }, page), page);
}

export async function listFeedIds(
  context: Context,
  list: { boardId: Id; sectionId: Id | null; isSectionsLeftOut: boolean },
  page: Omit<FeedPage, 'sort'>,
): Promise<Page<string>> {
  const which = await whichPlaces(context, list);
  const { pageSize } = page;
  const places = await listPlaces(context.db, placesAfter(context, which, { ...page, sort: 'default' }));
  const { shown, last } = cutPage(places, pageSize);
  const ids = shown.map((place) => place.pin_id);
  return { items: await listVisiblePinIds(context, ids), next: last ? keyOf(last) : null };
}

async function whichPlaces(
  context: Context,
  { boardId, sectionId, isSectionsLeftOut }: Parameters<typeof listFeedIds>[1],
): Promise<Pick<FeedRequest, 'of' | 'part'>> {
  if (sectionId) {
    const { row } = await requireVisibleSection(context, { id: sectionId });
    return { of: row.id, part: 'section' };
  }
  await requireVisibleBoard(context, { id: boardId });
  return { of: boardId, part: isSectionsLeftOut ? 'unsectioned' : 'all' };
}

function placesAfter(
  { viewer }: Context,
  which: Pick<FeedRequest, 'of' | 'part'>,
  { sort, after, pageSize, tag }: FeedPage,
): FeedRequest {
  if (tag && !viewer.id) throw invalid('tag', 'Log in to filter by your tags.');
  const tagged = tag && viewer.id ? { tag, viewerId: viewer.id } : null;
  return { ...which, sort, tagged, after: after && startOf(after), limit: pageSize + 1 };
}

function startOf([sort_key, pin_id, bound_rank, bound_pin_id]: PageKey): FeedStart {
  const start = { sort_key: String(sort_key), pin_id: String(pin_id) };
  return bound_rank
    ? { ...start, bound_rank: String(bound_rank), bound_pin_id: String(bound_pin_id) }
    : start;
}

// Pins come and go above the bound while somebody pages: it stays where the first page found it.
function keyOf({ sort_key, pin_id, bound_rank, bound_pin_id }: FeedPlace): PageKey {
  return bound_rank && bound_pin_id ? [sort_key, pin_id, bound_rank, bound_pin_id] : [sort_key, pin_id];
}

function listPlaced(
  context: Context,
  which: Pick<FeedRequest, 'of' | 'part'>,
  page: FeedPage,
): Promise<PlacedPin<FeedPlace>[]> {
  return listPlacedPins(context, placesOf(placesAfter(context, which, page)));
}

async function showFeed(
  context: Context,
  placed: readonly PlacedPin<FeedPlace>[],
  { pageSize }: FeedPage,
): Promise<Page<PlacedShownPin>> {
  const { shown, last } = cutPage(placed, pageSize);
  const sectionOf = new Map<string, Id | null>(shown.map(({ place }) => [place.pin_id, place.section_id]));
  const [pins, sections] = await Promise.all([
    showVisiblePins(context, await pinsOfPlaces(context, shown)),
    mapSections(
      context.db,
      shown.flatMap(({ place }) => place.section_id ?? []),
    ),
  ]);
  const items = pins.map((pin) => {
    const sectionId = sectionOf.get(pin.row.id);
    return { ...pin, section: (sectionId && sections.get(sectionId)) || null };
  });
  return { items, next: last ? keyOf(last.place) : null };
}
