import { findVisiblePeople } from '#features/core/people/person.service.ts';
import type { PersonCardRow } from '#features/core/people/person-row.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { blocksAmong } from './conversation.service.ts';
import { type ConversationRow, type InboxRow, mapMessages } from './conversation.store.ts';
import { mayReadConversation, reachesAnybody } from './conversation-access.ts';
import { type ShownMessage, showMessages } from './message.service.ts';
import { mapMessagingFacts } from './messaging-facts.store.ts';

export interface Placed {
  row: ConversationRow;
  place: InboxRow | null;
}

export interface ShownConversation extends Placed {
  /** Those whom the viewer may see. */
  people: PersonCardRow[];
  last: ShownMessage | null;
  isWritable: boolean;
}

/** Those that the viewer may read, in the same order. */
export async function showConversations(
  context: ContextFor<'person'>,
  placed: readonly Placed[],
): Promise<ShownConversation[]> {
  const { db, viewer } = context;
  const members = placed.flatMap(({ row }) => row.members).filter((id) => id !== viewer.id);
  const [people, facts, blocked, lastRows] = await Promise.all([
    findVisiblePeople(context, members),
    mapMessagingFacts(db, members),
    blocksAmong(context, members),
    mapMessages(
      db,
      placed.flatMap(({ row }) => row.last_id ?? []),
    ),
  ]);
  const shown = [...lastRows.values()].filter((row) => !blocked.has(row.sender_id));
  const messages = await showMessages(context, shown);
  const lasts = new Map(messages.map((message) => [message.row.id, message]));
  const readable = placed.filter(({ row }) => mayReadConversation(viewer.id, row, blocked));
  return readable.map(({ row, place }) => {
    const others = row.members.filter((id) => id !== viewer.id);
    return {
      ...{ row, place },
      people: others.flatMap((id) => people.get(id) ?? []),
      last: (row.last_id && lasts.get(row.last_id)) || null,
      isWritable: viewer.shouldShowMessaging && reachesAnybody(others, blocked, facts),
    };
  });
}
