import { findVisiblePeople } from '#features/core/people/person.service.ts';
import type { PersonCardRow } from '#features/core/people/person-row.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { blocksAmong } from './conversation.service.ts';
import { type ConversationRow, type InboxRow, mapMessages } from './conversation.store.ts';
import { mayReadConversation, reachesAnybody } from './conversation-access.ts';
import { type ShownMessage, showMessages } from './message.service.ts';
import { listFollowersAmong, mapMessagingFacts, mapPartaking } from './messaging-facts.store.ts';

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
  const othersOf = ({ members }: ConversationRow) => members.filter((id) => id !== viewer.id);
  const members = placed.flatMap(({ row }) => othersOf(row));
  const [people, facts, followers, partaking, blocked, lastRows] = await Promise.all([
    findVisiblePeople(context, members),
    mapMessagingFacts(db, members),
    listFollowersAmong(db, viewer.id, members),
    mapPartaking(
      db,
      placed.map(({ row }) => ({ id: row.id, others: othersOf(row) })),
    ),
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
    const others = othersOf(row);
    const standing = { viewer, followers, partaking: partaking.get(row.id) ?? new Set<Id>() };
    return {
      ...{ row, place },
      people: others.flatMap((id) => people.get(id) ?? []),
      last: (row.last_id && lasts.get(row.last_id)) || null,
      isWritable: reachesAnybody(others, blocked, facts, standing),
    };
  });
}
