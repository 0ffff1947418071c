import type { Id } from '#platform/ids/ids.ts';
import { type Delivering, deliverNews } from '../deliver-news.service.ts';
import { insertNews } from '../news.store.ts';
import type { NewsType } from '../notification.ts';

interface BoardNews {
  what: NewsType;
  board_id: Id;
  actor_id: Id;
  person_id: Id;
  eventId: string;
  at: Date;
}

/** Tells somebody of a board, once however often the event comes. */
export async function tellBoardNews(platform: Delivering, news: BoardNews): Promise<void> {
  const { what, board_id, actor_id, person_id, eventId, at } = news;
  const told = { type: what, userId: person_id, actorId: actor_id };
  await deliverNews(platform, told, (tx) => insertNews(tx, { ...told, objectId: board_id, eventId, at }));
}
