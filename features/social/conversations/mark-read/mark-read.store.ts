import type { Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { Locked } from '#platform/resource/allowed.ts';

const LOCK: Statement = {
  name: 'lock-inbox-place',
  text: `select user_id as "userId", conversation_id as "conversationId", read_message_id as "readId" from inbox
    where home = $1 and user_id = $2 and conversation_id = $3 for update`,
};

export type LockedPlace = Locked<{
  userId: Id;
  conversationId: Id;
  readId: Id | null;
}>;

export async function lockPlace(
  tx: Transaction,
  userId: Id,
  conversationId: Id,
): Promise<LockedPlace | null> {
  const [row] = await tx.rows<LockedPlace>(LOCK, [homeOf(userId), userId, conversationId]);
  return row ?? null;
}

const COUNT: Statement = {
  name: 'count-unread-messages',
  // Uses messages_newest.
  text: `select count(*)::int as count from messages m
    where m.home = $1 and m.conversation_id = $2 and m.id > $3 and m.sender_id <> $4
      and m.sender_id <> all($5::bigint[])`,
};

/** After this message; without one, all of them. */
export async function countAfter(
  tx: Transaction,
  conversationId: Id,
  messageId: Id | null,
  { readerId, unseen }: { readerId: Id; unseen: readonly Id[] },
): Promise<number> {
  const values = [homeOf(conversationId), conversationId, messageId ?? '0', readerId, unseen];
  const [row] = await tx.rows<{ count: number }>(COUNT, values);
  return row?.count ?? 0;
}

const SET: Statement = {
  name: 'set-read',
  text: `update inbox set read_message_id = $4, unread_count = $5
    where home = $1 and user_id = $2 and conversation_id = $3`,
};

export async function setRead(
  tx: Transaction,
  { userId, conversationId }: LockedPlace,
  read: { messageId: Id; unread: number },
): Promise<void> {
  await tx.write(SET, [homeOf(userId), userId, conversationId, read.messageId, read.unread]);
}
