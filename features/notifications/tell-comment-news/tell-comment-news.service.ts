import type { Id } from '#platform/ids/ids.ts';
import { type Delivering, deliverNews } from '../deliver-news.service.ts';
import type { NewsType } from '../notification.ts';
import { insertBundled } from './tell-comment-news.store.ts';

interface CommentNewsTold {
  what: NewsType;
  actor_id: Id;
  person_id: Id;
  object_id: Id;
  eventId: string;
  at: Date;
}

/** Tells somebody of a comment: until they read it, the same of several people is one line with the last of them. */
export async function tellCommentNews(platform: Delivering, news: CommentNewsTold): Promise<void> {
  const { what: type, actor_id: actorId, person_id: userId, object_id: objectId, eventId, at } = news;
  const told = { type, userId, actorId };
  await deliverNews(platform, told, (tx) => insertBundled(tx, { ...told, objectId, eventId, at }));
}
