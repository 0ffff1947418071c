import type { Id } from '#platform/ids/ids.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { requireAttachment, requireConversation } from '../conversation.service.ts';
import { refusalFor } from '../conversation-refusals.ts';
import { deliverMessage, type ShownMessage, showMessages } from '../message.service.ts';
import type { NewMessage } from '../message-option.ts';

/** Idempotent by the client's key. After a refusal nothing was sent. */
export async function sendMessage(
  context: ContextFor<'person'>,
  conversationId: Id,
  message: NewMessage | null,
): Promise<ShownMessage> {
  const { row } = await requireConversation(context, conversationId);
  if (!message) throw refusalFor('message-blank');
  if (message.attachment) await requireAttachment(context, message.attachment);
  const to = { id: row.id, isGroup: row.is_group };
  const sent = await context.db.transaction((tx) => deliverMessage(tx, context, to, message));
  const [shown] = await showMessages(context, [sent]);
  if (!shown) throw new Error('a sent message is not shown');
  return shown;
}
