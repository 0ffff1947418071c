import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { InboxRow } from '../conversation.store.ts';
import type { InboxState } from '../conversation.ts';
import { NOT_BLOCKED } from '../messaging-facts.store.ts';

const LIST: Statement = {
  name: 'list-inbox',
  // Uses inbox_newest, and the primary keys of blocks and blocked_by, all in the person's home.
  text: `select i.conversation_id as id, i.state, i.unread_count, i.last_message_at from inbox i
    where i.home = $1 and i.user_id = $2 and i.state = $3
      and ($4::timestamptz is null or (i.last_message_at, i.conversation_id) < ($4, $5::bigint))
      and ${NOT_BLOCKED}
    order by i.last_message_at desc, i.conversation_id desc limit $6`,
};

export async function listInbox(
  db: Queryable,
  userId: Id,
  wanted: { state: InboxState; after: readonly [string, string] | null; limit: number },
): Promise<InboxRow[]> {
  const { state, after, limit } = wanted;
  const key = after ?? [null, null];
  return db.rows<InboxRow>(LIST, [homeOf(userId), userId, state, ...key, limit]);
}
