import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { tell } from '#platform/live/tell.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { lockConversationToWrite, requireReach } from './conversation.service.ts';
import type { MessageRow } from './conversation.store.ts';
import { CONVERSATION_CHANGED } from './conversation.ts';
import { findSent, insertMessage, placeMessage, placeOwn } from './message.store.ts';
import type { NewMessage } from './message-option.ts';

interface Addressed {
  id: Id;
  isGroup: boolean;
}

/** Written once, however often it is sent. To somebody who does not follow the sender, a first message is a request. */
export async function deliverMessage(
  tx: Transaction,
  context: ContextFor<'person'>,
  to: Addressed,
  message: NewMessage,
): Promise<MessageRow> {
  const { viewer, clock } = context;
  const at = clock.now();
  const { conversation, others, blocked } = await lockConversationToWrite(context, tx, to);
  const followers = await requireReach(tx, viewer, { id: to.id, others, blocked });
  const before = message.clientId && (await findSent(tx, to.id, viewer.id, message.clientId));
  if (before) return before;
  const row = await insertMessage(tx, conversation, { ...message, at });
  const otherOf = (id: Id | undefined) => (to.isGroup ? null : (id ?? null));
  await placeOwn(tx, conversation, { at, otherId: otherOf(others[0]) }, row.id);
  const told = [viewer.id];
  for (const userId of others.filter((id) => !blocked.has(id))) {
    const first = followers.has(userId) ? 'open' : 'request';
    const state = await placeMessage(tx, conversation, { at, userId, otherId: otherOf(viewer.id) }, first);
    if (state !== 'declined') told.push(userId);
  }
  await tell(tx, told, { type: CONVERSATION_CHANGED, id: to.id });
  return row;
}
