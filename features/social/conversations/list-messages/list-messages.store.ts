import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import { MESSAGE_COLUMNS, type MessageRow } from '../conversation.store.ts';

const LIST: Statement = {
  name: 'list-messages',
  // Uses messages_newest.
  text: `select ${MESSAGE_COLUMNS} from messages m
    where m.home = $1 and m.conversation_id = $2
      and ($3::bigint is null or m.id < $3) and m.id > $4::bigint and m.sender_id <> all($5::bigint[])
    order by m.id desc limit $6`,
};

export async function listMessagesOf(
  db: Queryable,
  conversationId: Id,
  wanted: { before: string | null; newerThan: string; unseen: readonly Id[]; limit: number },
): Promise<MessageRow[]> {
  const { before, newerThan, unseen, limit } = wanted;
  return db.rows<MessageRow>(LIST, [
    homeOf(conversationId),
    conversationId,
    before,
    newerThan,
    unseen,
    limit,
  ]);
}
