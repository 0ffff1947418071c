import type { Id } from '#platform/ids/ids.ts';
import { tell } from '#platform/live/tell.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { requireConversation } from '../conversation.service.ts';
import { CONVERSATION_CHANGED } from '../message-told.ts';
import { countAfter, lockRead, setRead } from './mark-read.store.ts';

/**
 * Notes that the viewer has read a conversation up to this message; further back than before changes nothing. Answers
 * how many are unread still. What is sent just now waits for the lock, so that no count is lost.
 */
export async function markRead(
  context: ContextFor<'person'>,
  conversationId: Id,
  messageId: Id,
): Promise<number> {
  const { blocked } = await requireConversation(context, conversationId);
  const userId = context.viewer.id;
  return context.db.transaction(async (tx) => {
    const before = await lockRead(tx, userId, conversationId);
    if (before === undefined) return 0;
    const isFurther = before === null || BigInt(messageId) > BigInt(before);
    const read = isFurther ? messageId : before;
    const unread = await countAfter(tx, conversationId, read, { readerId: userId, unseen: [...blocked] });
    await setRead(tx, { userId, conversationId }, { messageId: read, unread });
    if (isFurther) await tell(tx, [userId], { type: CONVERSATION_CHANGED, id: conversationId });
    return unread;
  });
}
