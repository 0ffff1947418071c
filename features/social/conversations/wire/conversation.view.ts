import { presentPeople } from '#features/core/people/wire/person.view.ts';
import { toRfc2822 } from '#platform/i18n/wire-date.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import type { ShownConversation } from '../shown-conversations.service.ts';
import type { ConversationAnswer } from './conversation-answer.ts';
import { presentMessage } from './message.view.ts';

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
