import type { Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { Allowed, Locked } from '#platform/resource/allowed.ts';
import { type AllowedConversation, MESSAGE_COLUMNS, type MessageRow } from './conversation.store.ts';
import type { InboxState } from './conversation.ts';
import type { NewMessage } from './message-option.ts';

const FIND: Statement = {
  name: 'message-of-client',
  // Uses messages_once.
  text: `select ${MESSAGE_COLUMNS} from messages m
    where m.home = $1 and m.conversation_id = $2 and m.sender_id = $3 and m.client_id = $4`,
};

export async function findSent(
  tx: Transaction,
  conversationId: Id,
  senderId: Id,
  clientId: string,
): Promise<MessageRow | null> {
  const [row] = await tx.rows<MessageRow>(FIND, [homeOf(conversationId), conversationId, senderId, clientId]);
  return row ?? null;
}

const TOUCH: Statement = {
  name: 'conversation-touch',
  text: 'update conversations set last_message_at = $3 where home = $1 and id = $2',
};

const INSERT: Statement = {
  name: 'insert-message',
  text: `insert into messages as m (home, id, conversation_id, sender_id, text, attachment, client_id, created_at)
    values ($1::smallint, new_id($1::smallint), $2, $3, $4, $5, $6, $7) returning ${MESSAGE_COLUMNS}`,
};

/** Ids within a conversation rise only because its row is locked first. */
export async function insertMessage(
  tx: Transaction,
  { id: conversationId, personId: senderId }: AllowedConversation<'take-part'>,
  message: NewMessage & { at: Date },
): Promise<MessageRow> {
  const { text, attachment, clientId, at } = message;
  const home = homeOf(conversationId);
  await tx.write(TOUCH, [home, conversationId, at]);
  const kept = attachment && JSON.stringify(attachment);
  const values = [home, conversationId, senderId, text, kept, clientId, at];
  const [row] = await tx.rows<MessageRow>(INSERT, values);
  if (!row) throw new Error('no message was inserted');
  return row;
}

const OWN_PLACE: Statement = {
  name: 'inbox-own-place',
  // Writing marks everything before as read and accepts a request.
  text: `insert into inbox (home, user_id, conversation_id, last_message_at, state, other_id, read_message_id)
    values ($1, $2, $3, $4, 'open', $5, $6)
    on conflict (home, user_id, conversation_id) do update set last_message_at = excluded.last_message_at,
      state = 'open', read_message_id = excluded.read_message_id, unread_count = 0`,
};

interface Place {
  otherId: Id | null;
  at: Date;
}

export async function placeOwn(
  tx: Transaction,
  { id: conversationId, personId: userId }: AllowedConversation<'take-part'>,
  { otherId, at }: Place,
  messageId: Id,
): Promise<void> {
  await tx.write(OWN_PLACE, [homeOf(userId), userId, conversationId, at, otherId, messageId]);
}

const PLACE: Statement = {
  name: 'inbox-place-message',
  // A declined conversation stays declined and uncounted; a hidden one comes back.
  text: `insert into inbox as i (home, user_id, conversation_id, last_message_at, state, other_id, unread_count)
    values ($1, $2, $3, $4, $5, $6, 1)
    on conflict (home, user_id, conversation_id) do update set last_message_at = excluded.last_message_at,
      unread_count = case when i.state = 'declined' then 0 else i.unread_count + 1 end,
      state = case when i.state = 'hidden' then 'open' else i.state end
    returning i.state`,
};

/** Returns the state of the conversation in their inbox. */
export async function placeMessage(
  tx: Transaction,
  { id: conversationId }: AllowedConversation<'take-part'>,
  place: Place & { userId: Id },
  first: InboxState,
): Promise<InboxState> {
  const { userId, otherId, at } = place;
  const values = [homeOf(userId), userId, conversationId, at, first, otherId];
  const [row] = await tx.rows<{ state: InboxState }>(PLACE, values);
  return row?.state ?? first;
}

type AllowedMessage = Allowed<{ id: Id }, 'moderate'>;

const LOCK: Statement = {
  name: 'message-lock',
  text: 'select id from messages where home = $1 and id = $2 for update',
};

/** Null if its sender has been erased. */
export async function lockMessage(tx: Transaction, id: Id): Promise<Locked<{ id: Id }> | null> {
  const [row] = await tx.rows<Locked<{ id: Id }>>(LOCK, [homeOf(id), id]);
  return row ?? null;
}

const SET: Statement = {
  name: 'message-set-removed',
  text: 'update messages set removed_at = $3 where home = $1 and id = $2',
};

export async function setRemoved(tx: Transaction, { id }: AllowedMessage, at: Date | null): Promise<void> {
  await tx.write(SET, [homeOf(id), id, at]);
}
