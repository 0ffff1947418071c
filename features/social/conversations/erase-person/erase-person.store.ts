import type { ErasedPerson } from '#features/core/identity/eraser.ts';
import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import type { Batch } from '#platform/database/each-by-id.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { AllowedConversation } from '../conversation.store.ts';

export interface WrittenIn {
  id: Id;
  is_group: boolean;
}

const WRITTEN_IN: Statement = {
  name: 'erase-person-conversations',
  // Uses inbox_newest for their inbox; reads all messages and members for the other groups, in the background.
  text: `select c.id, c.is_group from conversations c where c.id in (
      select conversation_id from inbox where home = $1 and user_id = $2
      union select conversation_id from messages where sender_id = $2
      union select conversation_id from conversation_members where user_id = $2)
      and c.id > coalesce($3::bigint, 0)
    order by c.id limit $4`,
};

export function listWrittenIn(db: Queryable, personId: Id, { after, limit }: Batch): Promise<WrittenIn[]> {
  return db.rows<WrittenIn>(WRITTEN_IN, [homeOf(personId), personId, after, limit]);
}

const MESSAGES: Statement = {
  name: 'erase-person-messages',
  // Uses messages_newest.
  text: 'delete from messages where home = $1 and conversation_id = $2 and sender_id = $3',
};

const UNREAD: Statement = {
  name: 'erase-person-unread',
  // Uses messages_newest. The unread count cannot exceed the messages left.
  text: `with members as materialized (
      select user_id from conversation_members where home = $1 and conversation_id = $2
    ), boxes as materialized (
      select i.home, i.user_id, i.read_message_id from members
      join inbox i on i.home = (members.user_id >> 51)::smallint and i.user_id = members.user_id
        and i.conversation_id = $2
    ), counted as materialized (
      select boxes.home, boxes.user_id, (
        select count(*)::int from messages m where m.home = $1 and m.conversation_id = $2
          and m.id > coalesce(boxes.read_message_id, 0) and m.sender_id <> boxes.user_id) as unread
      from boxes)
    update inbox i set unread_count = least(i.unread_count, counted.unread) from counted
    where i.home = counted.home and i.user_id = counted.user_id and i.conversation_id = $2`,
};

/** Subtracts them from the unread counts of the others as well. */
export async function deleteMessagesOf(
  tx: Transaction,
  { id: conversationId, personId: senderId }: AllowedConversation<'erase'>,
): Promise<void> {
  await tx.write(MESSAGES, [homeOf(conversationId), conversationId, senderId]);
  await tx.write(UNREAD, [homeOf(conversationId), conversationId]);
}

const INBOX: Statement = {
  name: 'erase-person-inbox',
  // Uses inbox_newest.
  text: 'delete from inbox where home = $1 and user_id = $2',
};

export async function deleteInbox(tx: Transaction, { id }: ErasedPerson): Promise<void> {
  await tx.write(INBOX, [homeOf(id), id]);
}
