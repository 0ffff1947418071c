import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { tell } from '#platform/live/tell.ts';
import { listLastAuthors } from './last-authors.store.ts';
import { LIVE_COMMENTS } from './live-comments.ts';

/**
 * Tells whose pin it is and who speaks there, wherever they look, that there is something new. Everybody else who has the
 * page open looks by themselves every minute.
 */
export async function publishComments(tx: Transaction, pinId: Id, pinnerId: Id | null): Promise<void> {
  const authors = await listLastAuthors(tx, pinId);
  await tell(tx, [...(pinnerId ? [pinnerId] : []), ...authors], { type: LIVE_COMMENTS, id: pinId });
}
