import { requireAttempt } from '#features/core/identity/attempts.service.ts';
import { findVisiblePeople, followersAmong, holdPeople } from '#features/core/people/person.service.ts';
import { personNotFound } from '#features/core/people/person-refusals.ts';
import type { Queryable, Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Reading } from '#platform/resource/context.ts';
import { readingIn } from '#platform/resource/reading-in.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import type { PersonViewer } from '#platform/resource/viewer.ts';
import {
  lockConversationToWrite,
  requireAttachment,
  requireConversation,
  requireReach,
} from '../conversation.service.ts';
import { findPair } from '../conversation.store.ts';
import { MOST_OTHERS } from '../conversation.ts';
import { mayBegin } from '../conversation-access.ts';
import { refusalFor } from '../conversation-refusals.ts';
import { deliverMessage } from '../message.service.ts';
import type { NewMessage } from '../message-option.ts';
import { mapMessagingFacts } from '../messaging-facts.store.ts';
import { showConversation } from '../show-conversation/show-conversation.service.ts';
import type { ShownConversation } from '../shown-conversations.service.ts';
import { claimPair, insertConversation, newId, openPlace } from './create-conversation.store.ts';

const DAY_SECONDS = 24 * 3600;

const BEGIN_RULES = {
  all: { name: 'conversations begun by person', most: 100, windowSeconds: DAY_SECONDS },
  strangers: { name: 'conversations begun with strangers', most: 30, windowSeconds: DAY_SECONDS },
};

/** Two people always get the same conversation, more a new one. After a refusal nothing was begun. */
export async function createConversation(
  context: ContextFor<'person'>,
  userIds: readonly Id[],
  message: NewMessage | null,
): Promise<ShownConversation> {
  const { db, viewer } = context;
  const others = [...new Set(userIds)].filter((id) => id !== viewer.id);
  const [other] = others;
  if (!other) throw refusalFor('nobody-to-write-to');
  if (others.length > MOST_OTHERS) throw refusalFor('too-many-people');
  await requireVisible(context, others);
  const known = others.length === 1 ? await findPair(db, viewer.id, other) : null;
  if (known) await requireContinuable(context, known, message);
  else await requireBeginning(context, others);
  if (message?.attachment) await requireAttachment(context, message.attachment);
  const id = await db.transaction((tx) => putConversation(tx, context, others, message));
  return showConversation(context, id);
}

async function requireVisible(context: Reading, others: readonly Id[]): Promise<void> {
  const visible = await findVisiblePeople(context, others);
  if (others.some((id) => !visible.has(id))) throw personNotFound();
}

async function requireContinuable(
  context: ContextFor<'person'>,
  known: Id,
  message: NewMessage | null,
): Promise<void> {
  const { others, blocked } = await requireConversation(context, known);
  if (message) await requireReach(context.db, context.viewer, { id: known, others, blocked });
}

async function requireBeginning(context: ContextFor<'person'>, others: readonly Id[]): Promise<void> {
  const { viewer } = context;
  const followers = await requireTakers(context.db, viewer, others);
  const strangers = others.filter((id) => !followers.has(id));
  await requireAttempt(context, [
    [BEGIN_RULES.all, viewer.id],
    ...strangers.map((): [typeof BEGIN_RULES.strangers, Id] => [BEGIN_RULES.strangers, viewer.id]),
  ]);
}

/** Returns who of them follows the viewer. */
async function requireTakers(db: Queryable, viewer: PersonViewer, others: readonly Id[]): Promise<Set<Id>> {
  if (!viewer.shouldShowMessaging) throw refusalFor('messages-off');
  const [facts, followers] = await Promise.all([
    mapMessagingFacts(db, others),
    followersAmong(db, viewer.id, others),
  ]);
  const isOpen = (id: Id) => {
    const person = facts.get(id);
    return person && mayBegin(person, { ...viewer, isFollowedByThem: followers.has(id) });
  };
  if (!others.every(isOpen)) throw refusalFor('takes-no-messages');
  return followers;
}

async function putConversation(
  tx: Transaction,
  context: ContextFor<'person'>,
  others: readonly Id[],
  message: NewMessage | null,
): Promise<Id> {
  const { viewer, clock } = context;
  const [other] = others;
  const isGroup = others.length > 1;
  const at = clock.now();
  const { id, isNew } =
    isGroup || !other
      ? { id: await newId(tx, viewer.id), isNew: true }
      : await claimPair(tx, viewer.id, other);
  const members = [viewer.id, ...others];
  if (isNew) {
    // All at once, so that they are locked in the order in which a follow or a block locks them.
    await holdPeople(tx, members);
    await requireVisible(readingIn(context, tx), others);
    await requireTakers(tx, viewer, others);
    await insertConversation(tx, { id, begunBy: viewer.id, isGroup, members, at });
  }
  if (message) await deliverMessage(tx, context, { id, isGroup }, message);
  else {
    const { conversation } = await lockConversationToWrite(context, tx, { id, isGroup });
    await openPlace(tx, conversation, { otherId: isGroup ? null : (other ?? null), at });
  }
  return id;
}
