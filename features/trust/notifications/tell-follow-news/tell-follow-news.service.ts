import type { Id } from '#platform/ids/ids.ts';
import { type Delivering, deliverNews } from '../deliver-news.service.ts';
import type { NewsType } from '../notification.ts';
import { insertOnce } from './tell-follow-news.store.ts';

interface FollowNews {
  what: NewsType;
  actor_id: Id;
  person_id: Id;
  at: Date;
}

/** Tells somebody of a follow: whoever follows, unfollows and follows again is told of once. */
export async function tellFollowNews(platform: Delivering, news: FollowNews): Promise<void> {
  const { what, actor_id, person_id, at } = news;
  const told = { type: what, userId: person_id, actorId: actor_id };
  await deliverNews(platform, told, (tx) => insertOnce(tx, { ...told, at }));
}
