import type { Database } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { NewsType } from '../notification.ts';
import { insertOnce } from './tell-follow-news.store.ts';

interface FollowNews {
  what: NewsType;
  actor_id: Id;
  person_id: Id;
  at: Date;
}

/** Tells somebody of a follow: whoever follows, unfollows and follows again is told of once. */
export async function tellFollowNews(db: Database, news: FollowNews): Promise<void> {
  const { what, actor_id, person_id, at } = news;
  await insertOnce(db, { type: what, userId: person_id, actorId: actor_id, at });
}
