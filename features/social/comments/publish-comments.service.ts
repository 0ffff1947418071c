import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { tell } from '#platform/live/tell.ts';
import { LIVE_COMMENTS } from './comment.ts';
import { listLastAuthors } from './comment-facts.store.ts';

/** Tells the pin's owner and the people who comment there. Everybody else polls every minute. */
export async function publishComments(tx: Transaction, pinId: Id, pinnerId: Id | null): Promise<void> {
  const authors = await listLastAuthors(tx, pinId);
  await tell(tx, [...(pinnerId ? [pinnerId] : []), ...authors], { type: LIVE_COMMENTS, id: pinId });
}
