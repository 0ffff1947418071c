import { findVisiblePeople, followersAmong } from '#features/core/people/person.service.ts';
import type { PersonCardRow } from '#features/core/people/person-row.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { blocksAmong } from './conversation.service.ts';
import { type ConversationRow, type InboxRow, mapMessages } from './conversation.store.ts';
import { isOpenToAll, mayReadConversation, reachesAnybody } from './conversation-access.ts';
import { type ShownMessage, showMessages } from './message.service.ts';
import { mapMessagingFacts, mapPartaking } from './messaging-facts.store.ts';

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

const NOBODY: ReadonlySet<Id> = new Set();

/** Those that the viewer may read, in the same order. */
export async function showConversations(
  context: ContextFor<'person'>,
  placed: readonly Placed[],
): Promise<ShownConversation[]> {
  const { db, viewer } = context;
  const othersOf = ({ members }: ConversationRow) => members.filter((id) => id !== viewer.id);
  const members = placed.flatMap(({ row }) => othersOf(row));
  const [people, facts, blocked, lastRows] = await Promise.all([
    findVisiblePeople(context, members),
    mapMessagingFacts(db, members),
    blocksAmong(context, members),
    mapMessages(
      db,
      placed.flatMap(({ row }) => row.last_id ?? []),
    ),
  ]);
  // Most take messages from everybody, and are reached whatever is between them.
  const unsure = members.filter((id) => !isOpenToAll(facts.get(id), viewer));
  const conversations = placed.map(({ row }) => ({ id: row.id, others: othersOf(row) }));
  const [followers, partaking] = await Promise.all([
    unsure.length > 0 ? followersAmong(db, viewer.id, unsure) : NOBODY,
    unsure.length > 0 ? mapPartaking(db, conversations) : new Map<Id, Set<Id>>(),
  ]);
  const shown = [...lastRows.values()].filter((row) => !blocked.has(row.sender_id));
  const messages = await showMessages(context, shown);
  const lasts = new Map(messages.map((message) => [message.row.id, message]));
  const readable = placed.filter(({ row }) => mayReadConversation(viewer.id, row, blocked));
  return readable.map(({ row, place }) => {
    const others = othersOf(row);
    const standing = { viewer, followers, partaking: partaking.get(row.id) ?? NOBODY };
    return {
      ...{ row, place },
      people: others.flatMap((id) => people.get(id) ?? []),
      last: (row.last_id && lasts.get(row.last_id)) || null,
      isWritable: reachesAnybody(others, blocked, facts, standing),
    };
  });
}
