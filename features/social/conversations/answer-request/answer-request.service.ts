import type { Id } from '#platform/ids/ids.ts';
import { tell } from '#platform/live/tell.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { lockConversationToWrite, requireConversation } from '../conversation.service.ts';
import { CONVERSATION_CHANGED } from '../conversation.ts';
import { acceptPlace, declinePlace } from './answer-request.store.ts';

/** The sender does not learn of a declined request, which can still be accepted. */
export async function answerRequest(
  context: ContextFor<'person'>,
  conversationId: Id,
  isWanted: boolean,
): Promise<void> {
  const { row } = await requireConversation(context, conversationId);
  const userId = context.viewer.id;
  await context.db.transaction(async (tx) => {
    const { conversation } = await lockConversationToWrite(context, tx, {
      id: row.id,
      isGroup: row.is_group,
    });
    if (isWanted) await acceptPlace(tx, conversation);
    else await declinePlace(tx, conversation);
    await tell(tx, [userId], { type: CONVERSATION_CHANGED, id: conversationId });
  });
}
