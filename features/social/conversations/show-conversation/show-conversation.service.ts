import type { Id } from '#platform/ids/ids.ts';
import { notFound } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { requireConversation } from '../conversation.service.ts';
import { findPlace } from '../conversation.store.ts';
import { presentConversations } from '../present-conversations.service.ts';
import type { ConversationAnswer } from '../wire/conversation-answer.ts';

/** @throws Refusal 404 where there is no such conversation for this viewer */
export async function showConversation(context: ContextFor<'person'>, id: Id): Promise<ConversationAnswer> {
  const { row } = await requireConversation(context, id);
  const place = await findPlace(context.db, context.viewer.id, id);
  const [shown] = await presentConversations(context, [{ row, place }]);
  if (!shown) throw notFound('conversation');
  return shown;
}
