import type { ContextFor } from '#platform/resource/resource.ts';
import { MOST_COUNTED } from '../conversation.ts';
import { listThoseOf, listUnreadPlaces, type UnreadPlace } from './count-unread.store.ts';

/** Conversations that the viewer has left could never be read, so they do not count. */
export async function showUnread({ db, viewer }: ContextFor<'person'>) {
  const places = await listUnreadPlaces(db, viewer.id, MOST_COUNTED);
  const own = await listThoseOf(
    db,
    viewer.id,
    places.map(({ id }) => id),
  );
  const count = (state: UnreadPlace['state']) =>
    places.filter((place) => place.state === state && own.has(place.id)).length;
  return { unread_count: count('open'), request_count: count('request') };
}
