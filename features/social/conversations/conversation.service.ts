import type { ErasedPerson } from '#features/core/identity/eraser.ts';
import { followersAmong, holdPeople, relationsOf } from '#features/core/people/person.service.ts';
import { personNotFound } from '#features/core/people/person-refusals.ts';
import { requireVisiblePerson } from '#features/core/people/visible-person.service.ts';
import { requireVisibleBoard } from '#features/library/boards/board.service.ts';
import { requireVisiblePin } from '#features/library/pins/pin.service.ts';
import type { Queryable, Transaction } from '#platform/database/database.ts';
import { type Id, parseId } from '#platform/ids/ids.ts';
import { allow } from '#platform/resource/allowed.ts';
import type { Reading } from '#platform/resource/context.ts';
import { readingIn } from '#platform/resource/reading-in.ts';
import { notFound } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import type { PersonViewer } from '#platform/resource/viewer.ts';
import {
  type AllowedConversation,
  type ConversationRow,
  lockConversation,
  mapConversations,
} from './conversation.store.ts';
import type { Attachment } from './conversation.ts';
import { mayReadConversation, reachesAnybody } from './conversation-access.ts';
import { refusalFor } from './conversation-refusals.ts';
import { mapMessagingFacts, mapPartaking } from './messaging-facts.store.ts';

export interface OwnConversation {
  row: ConversationRow;
  /** Blocked members included. */
  others: Id[];
  /** There is a block with each of them, in either direction. */
  blocked: Set<Id>;
}

interface OpenConversation extends Pick<OwnConversation, 'others' | 'blocked'> {
  conversation: AllowedConversation<'take-part'>;
}

export async function requireConversation(context: ContextFor<'person'>, id: Id): Promise<OwnConversation> {
  const row = (await mapConversations(context.db, [id])).get(id);
  // Checked before the blocks, so that timing does not tell a non-member whether the conversation exists.
  if (!row?.members.includes(context.viewer.id)) throw notFound('conversation');
  const others = row.members.filter((member) => member !== context.viewer.id);
  const blocked = await blocksAmong(context, others);
  if (!mayReadConversation(context.viewer.id, row, blocked)) throw notFound('conversation');
  return { row, others, blocked };
}

/** Includes blocks in either direction. */
export async function blocksAmong(context: Reading, ids: readonly Id[]): Promise<Set<Id>> {
  const relations = await relationsOf(context, ids);
  return new Set(
    ids.filter((id) => {
      const relation = relations.get(id);
      return relation?.isBlockedByMe || relation?.hasBlockedMe;
    }),
  );
}

/** @throws Refusal 'not-found' where they have left in the meantime */
export async function lockConversationFor(
  tx: Transaction,
  personId: Id,
  id: Id,
): Promise<AllowedConversation<'take-part'>> {
  const conversation = await lockConversation(tx, id);
  if (!conversation.members.includes(personId)) throw notFound('conversation');
  return allow({ ...conversation, personId }, 'take-part');
}

/** Holds its members: nobody blocks anybody, or is suspended, before the write. */
export async function lockConversationToWrite(
  context: ContextFor<'person'>,
  tx: Transaction,
  to: { id: Id; isGroup: boolean },
): Promise<OpenConversation> {
  const conversation = await lockConversationFor(tx, context.viewer.id, to.id);
  await holdPeople(tx, conversation.members);
  const others = conversation.members.filter((id) => id !== context.viewer.id);
  const blocked = await blocksAmong(readingIn(context, tx), others);
  const row = { is_group: to.isGroup, members: conversation.members };
  if (!mayReadConversation(context.viewer.id, row, blocked)) throw notFound('conversation');
  return { conversation, others, blocked };
}

/** Erasing a person needs it, who may have left the conversation. */
export async function lockConversationToErase(
  tx: Transaction,
  person: ErasedPerson,
  id: Id,
): Promise<AllowedConversation<'erase'>> {
  return allow({ ...(await lockConversation(tx, id)), personId: person.id }, 'erase');
}

/** Returns who of the others follows the viewer. */
export async function requireReach(
  db: Queryable,
  viewer: PersonViewer,
  { id, others, blocked }: { id: Id; others: readonly Id[]; blocked: ReadonlySet<Id> },
): Promise<Set<Id>> {
  if (!viewer.shouldShowMessaging) throw refusalFor('messages-off');
  const [facts, followers, partaking] = await Promise.all([
    mapMessagingFacts(db, others),
    followersAmong(db, viewer.id, others),
    mapPartaking(db, [{ id, others }]),
  ]);
  const standing = { viewer, followers, partaking: partaking.get(id) ?? new Set<Id>() };
  if (!reachesAnybody(others, blocked, facts, standing)) throw refusalFor('nobody-left');
  return followers;
}

/** Only what the viewer may see can be sent; people can invite others to follow only themselves. */
export async function requireAttachment(
  context: ContextFor<'person'>,
  attachment: Attachment,
): Promise<void> {
  const id = parseId(attachment.id);
  if (!id) throw notFound(attachment.type);
  switch (attachment.type) {
    case 'pin':
      await requireVisiblePin(context, id);
      return;
    case 'board':
      await requireVisibleBoard(context, { id });
      return;
    case 'user':
      await requireVisiblePerson(context, { id });
      return;
    case 'follow_invite':
      if (id !== context.viewer.id) throw personNotFound();
  }
}
