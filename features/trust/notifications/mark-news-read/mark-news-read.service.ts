import type { Id } from '#platform/ids/ids.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { countUnread } from '../list-news/list-news.service.ts';
import { setRead } from './mark-news-read.store.ts';

/** Marks the viewer's own news up to this one as read; answers how many are unread still. */
export async function markNewsRead(context: ContextFor<'person'>, lastSeen: Id): Promise<number> {
  const { db, viewer, clock } = context;
  await setRead(db, viewer.id, lastSeen, clock.now());
  return countUnread(context);
}
