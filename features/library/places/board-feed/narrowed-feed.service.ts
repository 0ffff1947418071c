import { requireVisiblePerson } from '#features/core/people/visible-person.service.ts';
import {
  isFiltered,
  type PinsFilter,
  type PinsSort,
  type PlainSort,
} from '#features/library/boards/pins-view.ts';
import {
  listPlacedPins,
  pinsOfPlaces,
  type ShownPin,
  showVisiblePins,
} from '#features/library/pins/pin.service.ts';
import { alphabetOf } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { cutPage, type PageKey } from '#platform/resource/bookmark.ts';
import type { Context } from '#platform/resource/context.ts';
import { invalid, Refusal } from '#platform/resource/refusal.ts';
import type { Page, PageRequest } from '#platform/resource/resource.ts';
import type { FeedPlace, FeedStart, PlainRequest } from './board-feed.store.ts';
import { isKeyOf, type NarrowedRequest, narrowedPlacesOf } from './narrowed-feed.store.ts';

export type FeedList = Pick<PlainRequest, 'of' | 'part'>;

export type FeedPage = PageRequest & { pageSize: number; sort: PinsSort; filter: PinsFilter; tag: Id | null };

export type PlainPage = FeedPage & { sort: PlainSort };

export type SeenPlacedPin = ShownPin & { place: FeedPlace };

/** It needs nothing of a pin but its saves. */
export function isPlain(page: FeedPage): page is PlainPage {
  return page.sort !== 'name' && page.sort !== 'color' && !isFiltered(page.filter);
}

/**
 * Hidden pins neither make a page short nor tell that there are more: what they are like would be known by narrowing the
 * list. All that one person has on a board is hidden or none, so their pins are left out as soon as one is met.
 */
export async function listNarrowed(
  context: Context,
  list: FeedList,
  page: FeedPage,
): Promise<Page<SeenPlacedPin>> {
  const request = await requestFor(context, list, page);
  const without = new Set<Id>();
  for (;;) {
    const asked = narrowedPlacesOf({ ...request, without: [...without] });
    const placed = await listPlacedPins<FeedPlace>(context, asked);
    const rows = await pinsOfPlaces(context, placed);
    const pins = await showVisiblePins(context, rows);
    const seen = new Set<Id>(pins.map(({ row }) => row.id));
    const hidden = rows.filter(({ id, pinner }) => !seen.has(id) && !without.has(pinner.id));
    if (hidden.length === 0) return pageOf(page, placed, pins);
    for (const { pinner } of hidden) without.add(pinner.id);
  }
}

function pageOf(
  { pageSize }: FeedPage,
  placed: readonly { place: FeedPlace }[],
  pins: readonly ShownPin[],
): Page<SeenPlacedPin> {
  const places = new Map(placed.map(({ place }) => [place.pin_id, place]));
  const all = pins.flatMap((pin) => {
    const place = places.get(pin.row.id);
    return place ? { ...pin, place } : [];
  });
  const { shown, last } = cutPage(all, pageSize);
  return { items: shown, next: last ? [last.place.sort_key, last.place.pin_id] : null };
}

async function requestFor(
  context: Context,
  list: FeedList,
  { sort, filter: { author, ...filter }, after, pageSize, tag }: FeedPage,
): Promise<Omit<NarrowedRequest, 'without'>> {
  const authorId = author === null ? null : await authorIdOf(context, author);
  return {
    ...list,
    ...{
      sort,
      alphabet: alphabetOf(context.locale),
      filter: { ...filter, authorId },
      tagged: taggedBy(context, tag),
    },
    ...{ after: after && startOf(sort, after), limit: pageSize + 1 },
  };
}

/** Saved nothing, like whoever is hidden from the viewer. */
const NOBODY = '0' as Id;

async function authorIdOf(context: Context, username: string): Promise<Id> {
  try {
    return (await requireVisiblePerson(context, { username })).row.id;
  } catch (error) {
    if (error instanceof Refusal && error.kind === 'not-found') return NOBODY;
    throw error;
  }
}

/** @throws Refusal 'invalid' for visitors, who have no tags */
export function taggedBy({ viewer }: Context, tag: Id | null): PlainRequest['tagged'] {
  if (tag && !viewer.id) throw invalid('tag', 'Log in to filter by your tags.');
  return tag && viewer.id ? { tag, viewerId: viewer.id } : null;
}

/** @throws Refusal 'invalid' if the bookmark is of a list in another order */
export function startOf(sort: PinsSort, [sort_key, pin_id, bound_rank, bound_pin_id]: PageKey): FeedStart {
  const start = { sort_key: String(sort_key), pin_id: String(pin_id) };
  if (!isKeyOf(sort, start.sort_key))
    throw invalid('bookmarks', 'bookmarks is not a valid bookmark for this list.');
  return bound_rank
    ? { ...start, bound_rank: String(bound_rank), bound_pin_id: String(bound_pin_id) }
    : start;
}
