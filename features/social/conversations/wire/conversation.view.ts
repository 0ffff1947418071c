import type { PersonCard } from '#features/core/people/wire/person-answer.ts';
import { toRfc2822 } from '#platform/i18n/wire-date.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { ConversationRow, InboxRow } from '../conversation.store.ts';
import type { ConversationAnswer, MessageAnswer } from './conversation-answer.ts';

interface Beside {
  viewerId: Id;
  place: InboxRow | null;
  last: MessageAnswer | null;
  people: ReadonlyMap<string, PersonCard>;
  isWritable: boolean;
}

export function presentConversation(row: ConversationRow, beside: Beside): ConversationAnswer {
  const { viewerId, place, last, people, isWritable } = beside;
  const others = row.members.filter((member) => member !== viewerId);
  return {
    id: row.id,
    type: 'conversation',
    users: others.flatMap((id) => people.get(id) ?? []),
    emails: [],
    is_group: row.is_group,
    state: place?.state ?? 'open',
    unread: place?.unread_count ?? 0,
    last_message: last,
    last_message_at: toRfc2822(place?.last_message_at ?? row.created_at),
    is_writable: isWritable,
  };
}
