import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import { NOT_BLOCKED } from '../messaging-facts.store.ts';

/** At most this many of each kind are searched. */
const MOST_RECENT = 30;
const MOST_FOLLOWED = 500;

const CONTACTS: Statement = {
  name: 'message-contacts',
  // Uses inbox_newest, follows_newest and followers_newest, all in the person's home.
  text: `select id, kind, conversation_id from (
      (select i.other_id as id, 0 as kind, i.last_message_at as at, i.conversation_id from inbox i
        where i.home = $1 and i.user_id = $2 and i.state = 'open' and i.other_id is not null and ${NOT_BLOCKED}
        order by i.last_message_at desc, i.conversation_id desc limit ${MOST_RECENT})
      union all (select followee_id, 1, created_at, null from follows
        where home = $1 and follower_id = $2 order by created_at desc, followee_id desc limit ${MOST_FOLLOWED})
      union all (select follower_id, 2, created_at, null from followers
        where home = $1 and followee_id = $2 order by created_at desc, follower_id desc limit ${MOST_FOLLOWED})
    ) as contacts order by kind, at desc`,
};

/** Those the person writes with, and where; then those they follow, then their followers; each latest first. */
export async function listContactIds(
  db: Queryable,
  userId: Id,
): Promise<{ ids: Id[]; written: { id: Id; others: Id[] }[] }> {
  const rows = await db.rows<{ id: Id; kind: number; conversation_id: Id | null }>(CONTACTS, [
    homeOf(userId),
    userId,
  ]);
  return {
    ids: [...new Set(rows.map(({ id }) => id))],
    written: rows.flatMap(({ id, conversation_id }) =>
      conversation_id ? [{ id: conversation_id, others: [id] }] : [],
    ),
  };
}
