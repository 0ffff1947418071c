import type { Id } from '#platform/ids/ids.ts';
import { notFound } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { requireConversation } from '../conversation.service.ts';
import { findPlace } from '../conversation.store.ts';
import { type ShownConversation, showConversations } from '../shown-conversations.service.ts';

export async function showConversation(context: ContextFor<'person'>, id: Id): Promise<ShownConversation> {
  const { row } = await requireConversation(context, id);
  const place = await findPlace(context.db, context.viewer.id, id);
  const [shown] = await showConversations(context, [{ row, place }]);
  if (!shown) throw notFound('conversation');
  return shown;
}
