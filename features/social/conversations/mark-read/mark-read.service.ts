import type { Id } from '#platform/ids/ids.ts';
import { tell } from '#platform/live/tell.ts';
import { readingIn } from '#platform/resource/reading-in.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { blocksAmong, requireConversation } from '../conversation.service.ts';
import { CONVERSATION_CHANGED } from '../conversation.ts';
import { countAfter, lockPlace, setRead } from './mark-read.store.ts';

/** It never moves back. Messages sent meanwhile wait for the lock, so that all count. Returns the count. */
export async function markRead(
  context: ContextFor<'person'>,
  conversationId: Id,
  messageId: Id,
): Promise<number> {
  const { row, others } = await requireConversation(context, conversationId);
  const userId = context.viewer.id;
  if (row.last_id === null) return 0;
  const upTo = BigInt(messageId) < BigInt(row.last_id) ? messageId : row.last_id;
  return context.db.transaction(async (tx) => {
    const place = await lockPlace(tx, userId, conversationId);
    if (!place) return 0;
    const before = place.readId;
    // Read under the lock: a block recounts under it too.
    const blocked = await blocksAmong(readingIn(context, tx), others);
    const isFurther = before === null || BigInt(upTo) > BigInt(before);
    const read = isFurther ? upTo : before;
    const unread = await countAfter(tx, conversationId, read, { readerId: userId, unseen: [...blocked] });
    await setRead(tx, place, { messageId: read, unread });
    if (isFurther) await tell(tx, [userId], { type: CONVERSATION_CHANGED, id: conversationId });
    return unread;
  });
}
