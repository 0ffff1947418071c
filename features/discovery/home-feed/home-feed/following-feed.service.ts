import { oncePerPicture } from '#features/library/pins/once-per-picture.ts';
import { listVisiblePins } from '#features/library/pins/pin.service.ts';
import { cutPage } from '#platform/resource/bookmark.ts';
import type { Context } from '#platform/resource/context.ts';
import { invalid } from '#platform/resource/refusal.ts';
import type { Page, PageRequest } from '#platform/resource/resource.ts';
import { findFollowed, listPinsOfFollowed } from './following-feed.store.ts';
import { type FeedPin, reasonFor } from './home-feed.ts';
import { shownPictures } from './shown-pictures.ts';

const KIND = 'following';

/** Pins of the people, boards and topics that the viewer follows, newest first, without their own. */
export async function listFollowingFeed(
  context: Context,
  { after, pageSize }: PageRequest & { pageSize: number },
): Promise<Page<FeedPin>> {
  const { db, viewer } = context;
  if (after && after[0] !== KIND)
    throw invalid('bookmarks', 'bookmarks is not a valid bookmark for this feed.');
  if (!viewer.id) return { items: [], next: null };
  const followed = await findFollowed(db, viewer.id, context.locale);
  const before = after ? String(after[1]) : null;
  const rows = await listPinsOfFollowed(db, viewer.id, followed, { before, limit: pageSize + 1 });
  const { shown, last } = cutPage(rows, pageSize);
  const topics = new Map(shown.map((row) => [row.id, row.topic_id]));
  const ids = shown.filter((row) => row.shown).map((row) => row.id);
  const pins = (await listVisiblePins(context, ids)).filter(({ row }) => row.pinner.id !== viewer.id);
  const pictures = shownPictures(after?.[2]);
  const fresh = new Set(oncePerPicture(pins.map(({ row }) => row)));
  const items = pins
    .filter(({ row }) => fresh.has(row) && !pictures.has(row.image_signature))
    .map((pin) => ({ ...pin, reason: reasonFor(pin, followed, topics.get(pin.row.id)) }));
  const marks = pictures.with(items.map(({ row }) => row.image_signature));
  return { items, next: last ? [KIND, last.number, marks] : null };
}
