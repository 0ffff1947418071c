import type { Id } from '#platform/ids/ids.ts';
import { insertBundled } from './deliver-bundled-news.store.ts';
import { type Delivering, deliverNews } from './deliver-news.service.ts';
import type { NewsType } from './notification.ts';

/** News as an event tells of them: who did what to which thing, and who is told. */
interface BundledNews {
  what: NewsType;
  actor_id: Id;
  person_id: Id;
  object_id: Id;
  eventId: string;
  at: Date;
}

/** Tells somebody what others did: until they read it, the same of several people is one line with the last of them. */
export async function deliverBundledNews(platform: Delivering, news: BundledNews): Promise<void> {
  const { what: type, actor_id: actorId, person_id: userId, object_id: objectId, eventId, at } = news;
  const told = { type, userId, actorId };
  await deliverNews(platform, told, (tx) => insertBundled(tx, { ...told, objectId, eventId, at }));
}
