import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { Allowed, Locked } from '#platform/resource/allowed.ts';
import type { Attachment, InboxState } from './conversation.ts';

export interface MessageRow {
  id: Id;
  conversation_id: Id;
  sender_id: Id;
  text: string;
  attachment: Attachment | null;
  created_at: Date;
  client_id: string | null;
  removed_at: Date | null;
}

export const MESSAGE_COLUMNS = `
  m.id, m.conversation_id, m.sender_id, m.text, m.attachment, m.created_at, m.client_id, m.removed_at`;

export interface ConversationRow {
  id: Id;
  is_group: boolean;
  created_at: Date;
  members: Id[];
  last_id: Id | null;
}

const BY_IDS: Statement = {
  name: 'conversations-by-ids',
  text: `select c.id, c.is_group, c.created_at,
      array(select m.user_id::text as member from conversation_members m
        where m.home = c.home and m.conversation_id = c.id order by m.user_id) as members,
      (select m.id from messages m where m.home = c.home and m.conversation_id = c.id
        order by m.id desc limit 1) as last_id
    from unnest($1::smallint[], $2::bigint[]) as wanted (home, id)
    join conversations c on c.home = wanted.home and c.id = wanted.id`,
};

export async function mapConversations(db: Queryable, ids: readonly Id[]): Promise<Map<Id, ConversationRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db.rows<ConversationRow>(BY_IDS, [ids.map(homeOf), ids]);
  return new Map(rows.map((row) => [row.id, row]));
}

const HOLD: Statement = {
  name: 'hold-conversation',
  text: 'select from conversations where home = $1 and id = $2 for update',
};

const MEMBERS: Statement = {
  name: 'members-of-conversation',
  text: `select user_id as id from conversation_members where home = $1 and conversation_id = $2
    order by user_id`,
};

/** No members where it is gone. */
interface MembersRow {
  id: Id;
  members: readonly Id[];
}

export type LockedConversation = Locked<MembersRow>;

export type AllowedConversation<Act extends 'take-part' | 'erase'> = Allowed<
  MembersRow & { personId: Id },
  Act
>;

/** Until the transaction ends, nobody writes into it, joins or leaves. */
export async function lockConversation(tx: Transaction, id: Id): Promise<LockedConversation> {
  await tx.rows(HOLD, [homeOf(id), id]);
  const rows = await tx.rows<{ id: Id }>(MEMBERS, [homeOf(id), id]);
  const conversation: MembersRow = { id, members: rows.map((row) => row.id) };
  return conversation as LockedConversation;
}

const MESSAGES: Statement = {
  name: 'messages-by-ids',
  text: `select ${MESSAGE_COLUMNS} from unnest($1::smallint[], $2::bigint[]) as wanted (home, id)
    join messages m on m.home = wanted.home and m.id = wanted.id`,
};

export async function mapMessages(db: Queryable, ids: readonly Id[]): Promise<Map<Id, MessageRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db.rows<MessageRow>(MESSAGES, [ids.map(homeOf), ids]);
  return new Map(rows.map((row) => [row.id, row]));
}

export interface InboxRow {
  id: Id;
  state: InboxState;
  unread_count: number;
  last_message_at: Date;
}

const PLACE: Statement = {
  name: 'inbox-place',
  text: `select conversation_id as id, state, unread_count, last_message_at from inbox
    where home = $1 and user_id = $2 and conversation_id = $3`,
};

/** Null if somebody was added to the conversation but nobody has written yet. */
export async function findPlace(db: Queryable, userId: Id, conversationId: Id): Promise<InboxRow | null> {
  const [row] = await db.rows<InboxRow>(PLACE, [homeOf(userId), userId, conversationId]);
  return row ?? null;
}

const PAIR: Statement = {
  name: 'conversation-of-pair',
  text: `select conversation_id as id from conversation_pairs where home = $1 and low_id = $2 and high_id = $3`,
};

export async function findPair(db: Queryable, one: Id, other: Id): Promise<Id | null> {
  const [low, high] = inOrder(one, other);
  const [row] = await db.rows<{ id: Id }>(PAIR, [homeOf(low), low, high]);
  return row?.id ?? null;
}

export function inOrder(one: Id, other: Id): [Id, Id] {
  return BigInt(one) < BigInt(other) ? [one, other] : [other, one];
}
