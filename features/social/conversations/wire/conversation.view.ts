import { personCards, presentPeople } from '#features/core/people/wire/person.view.ts';
import { presentBoard } from '#features/library/boards/wire/board.view.ts';
import { presentPin } from '#features/library/pins/wire/pin.view.ts';
import { toRfc2822 } from '#platform/i18n/wire-date.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import type { ShownMessage } from '../message.service.ts';
import type { ShownConversation } from '../shown-conversations.service.ts';
import type { ConversationAnswer, MessageAnswer } from './conversation-answer.ts';

export function presentConversation(
  context: ContextFor<'person'>,
  { row, place, people, last, isWritable }: ShownConversation,
): ConversationAnswer {
  return {
    id: row.id,
    type: 'conversation',
    users: presentPeople(context, people),
    emails: [],
    is_group: row.is_group,
    state: place?.state ?? 'open',
    unread: place?.unread_count ?? 0,
    last_message: last && presentMessage(context, last),
    last_message_at: toRfc2822(place?.last_message_at ?? row.created_at),
    is_writable: isWritable,
  };
}

export function presentMessages(
  context: ContextFor<'person'>,
  messages: readonly ShownMessage[],
): MessageAnswer[] {
  const cardOf = personCards(context.config.origin);
  return messages.map((message) => presentMessage(context, message, cardOf));
}

export function presentMessage(
  context: ContextFor<'person'>,
  { row, sender, pin, board, person }: ShownMessage,
  cardOf = personCards(context.config.origin),
): MessageAnswer {
  const isRemoved = row.removed_at !== null;
  const isMine = row.sender_id === context.viewer.id;
  return {
    id: row.id,
    type: 'message',
    conversation_id: row.conversation_id,
    text: isRemoved ? '' : row.text,
    is_removed: isRemoved,
    sender: sender && cardOf(sender),
    is_mine: isMine,
    created_at: toRfc2822(row.created_at),
    ...(isMine && row.client_id && { client_id: row.client_id }),
    attachment_type: isRemoved ? null : (row.attachment?.type ?? null),
    pin: pin && presentPin(context, pin),
    board: board && presentBoard(context, board, cardOf),
    user: person && cardOf(person),
  };
}
