import { listVisiblePinIds, listVisiblePins } from '#features/pins/pin.service.ts';
import type { PinAnswer } from '#features/pins/pin-answer.ts';
import { type Id, parseId } from '#platform/ids/ids.ts';
import type { PageKey } from '#platform/resource/bookmark.ts';
import type { Context } from '#platform/resource/context.ts';
import { cutPage } from '#platform/resource/cut-page.ts';
import type { Page, PageRequest } from '#platform/resource/resource.ts';
import { type BoardName, requireVisibleBoard } from '../board.service.ts';
import { requireVisibleSection, type SectionAddress } from '../section.service.ts';
import { mapSections } from '../section.store.ts';
import { type FeedPlace, type FeedRequest, type FeedStart, listPlaces } from './board-feed.store.ts';
import type { FeedSort } from './board-feed.ts';

type FeedPage = PageRequest & { pageSize: number; sort: FeedSort };

/** A page of the pins on a board, those in sections among them unless `isSectionsLeftOut`. */
export async function listBoardFeed(
  context: Context,
  name: BoardName,
  { isSectionsLeftOut, ...page }: FeedPage & { isSectionsLeftOut: boolean },
): Promise<Page<PinAnswer>> {
  const board = await requireVisibleBoard(context, name);
  const of = parseId(board.id);
  if (!of) throw new Error('a board without an id');
  return listFeed(context, { of, part: isSectionsLeftOut ? 'unsectioned' : 'all' }, page);
}

/** A page of the pins in a section. */
export async function listSectionPins(
  context: Context,
  address: SectionAddress,
  page: FeedPage,
): Promise<Page<PinAnswer>> {
  const { row } = await requireVisibleSection(context, address);
  return listFeed(context, { of: row.id, part: 'section' }, page);
}

/** A page of the ids alone of the pins that the viewer sees, by hand's order. */
export async function listFeedIds(
  context: Context,
  list: { boardId: Id; sectionId: Id | null; isSectionsLeftOut: boolean },
  { after, pageSize }: PageRequest & { pageSize: number },
): Promise<Page<string>> {
  const which = await whichPlaces(context, list);
  const places = await listPlaces(context.db, placesAfter(which, { after, pageSize, sort: 'default' }));
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
  which: Pick<FeedRequest, 'of' | 'part'>,
  { sort, after, pageSize }: FeedPage,
): FeedRequest {
  return { ...which, sort, after: after && startOf(after), limit: pageSize + 1 };
}

function startOf([sort_key, pin_id, bound_rank, bound_pin_id]: PageKey): FeedStart {
  const start = { sort_key: String(sort_key), pin_id: String(pin_id) };
  return bound_rank
    ? { ...start, bound_rank: String(bound_rank), bound_pin_id: String(bound_pin_id) }
    : start;
}

// While somebody pages, pins come and go above the bound: it stays where the first page found it.
function keyOf({ sort_key, pin_id, bound_rank, bound_pin_id }: FeedPlace): PageKey {
  return bound_rank && bound_pin_id ? [sort_key, pin_id, bound_rank, bound_pin_id] : [sort_key, pin_id];
}

async function listFeed(
  context: Context,
  which: Pick<FeedRequest, 'of' | 'part'>,
  page: FeedPage,
): Promise<Page<PinAnswer>> {
  const places = await listPlaces(context.db, placesAfter(which, page));
  const { shown, last } = cutPage(places, page.pageSize);
  const sectionOf = new Map<string, (typeof shown)[number]['section_id']>(
    shown.map((place) => [place.pin_id, place.section_id]),
  );
  const [pins, sections] = await Promise.all([
    listVisiblePins(
      context,
      shown.map((place) => place.pin_id),
    ),
    mapSections(
      context.db,
      shown.flatMap((place) => place.section_id ?? []),
    ),
  ]);
  const items = pins.map((pin) => {
    const sectionId = sectionOf.get(pin.id);
    const section = sectionId && sections.get(sectionId);
    return { ...pin, section: section ? { id: section.id, title: section.title, slug: section.slug } : null };
  });
  return { items, next: last ? keyOf(last) : null };
}
