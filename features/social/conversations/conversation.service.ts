import { relationsOf } from '#features/core/people/person.service.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { allow } from '#platform/resource/allowed.ts';
import type { Context } from '#platform/resource/context.ts';
import { notFound } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import {
  type AllowedConversation,
  type ConversationRow,
  lockConversation,
  mapConversations,
} from './conversation.store.ts';
import { mayReadConversation } from './conversation-access.ts';

/** A conversation that the viewer takes part in. */
export interface OwnConversation {
  row: ConversationRow;
  /** Its other members, who are blocked among them. */
  others: Id[];
  /** Those of them between whom and the viewer there is a block. */
  blocked: Set<Id>;
}

/** @throws Refusal 404 where there is no such conversation for this viewer. */
export async function requireConversation(context: ContextFor<'person'>, id: Id): Promise<OwnConversation> {
  const row = (await mapConversations(context.db, [id])).get(id);
  // Whoever has no part in it waits no longer than for one that never was.
  if (!row?.members.includes(context.viewer.id)) throw notFound('conversation');
  const others = row.members.filter((member) => member !== context.viewer.id);
  const blocked = await blocksAmong(context, others);
  if (!mayReadConversation(context.viewer.id, row, blocked)) throw notFound('conversation');
  return { row, others, blocked };
}

/** Those of these people whom the viewer has blocked, or who have blocked the viewer. */
export async function blocksAmong(context: Context, ids: readonly Id[]): Promise<Set<Id>> {
  const relations = await relationsOf(context, ids);
  return new Set(
    ids.filter((id) => {
      const relation = relations.get(id);
      return relation?.isBlockedByMe || relation?.hasBlockedMe;
    }),
  );
}

/** Locks a conversation that somebody takes part in. @throws Refusal 404 where they have left meanwhile */
export async function lockConversationFor(
  tx: Transaction,
  personId: Id,
  id: Id,
): Promise<AllowedConversation<'take-part'>> {
  const conversation = await lockConversation(tx, id);
  if (!conversation.members.includes(personId)) throw notFound('conversation');
  return allow(conversation, 'take-part');
}

/** The same for whoever is erased, who may have left it. */
export async function lockConversationToErase(
  tx: Transaction,
  id: Id,
): Promise<AllowedConversation<'erase'>> {
  return allow(await lockConversation(tx, id), 'erase');
}
