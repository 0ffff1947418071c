import type { Id } from '#platform/ids/ids.ts';
import { tell } from '#platform/live/tell.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { lockConversationFor, requireConversation } from '../conversation.service.ts';
import { CONVERSATION_CHANGED } from '../conversation.ts';
import { hidePlace, removeMember } from './leave-conversation.store.ts';

export async function leaveConversation(context: ContextFor<'person'>, conversationId: Id): Promise<void> {
  const { row } = await requireConversation(context, conversationId);
  const userId = context.viewer.id;
  await context.db.transaction(async (tx) => {
    const conversation = await lockConversationFor(tx, userId, conversationId);
    if (row.is_group) await removeMember(tx, conversation);
    else await hidePlace(tx, conversation);
    await tell(tx, row.is_group ? row.members : [userId], { type: CONVERSATION_CHANGED, id: conversationId });
  });
}
