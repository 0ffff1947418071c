import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { LockedPlace } from '../mark-read/mark-read.store.ts';

const GROUPS: Statement = {
  name: 'list-unread-groups',
  // Uses inbox_unread.
  text: `select conversation_id as id from inbox
    where home = $1 and user_id = $2 and unread_count > 0 and other_id is null order by conversation_id`,
};

export async function listUnreadGroups(db: Queryable, userId: Id): Promise<Id[]> {
  return (await db.rows<{ id: Id }>(GROUPS, [homeOf(userId), userId])).map(({ id }) => id);
}

const SET: Statement = {
  name: 'set-unread',
  text: 'update inbox set unread_count = $4 where home = $1 and user_id = $2 and conversation_id = $3',
};

export async function setUnread(
  tx: Transaction,
  { userId, conversationId }: LockedPlace,
  unread: number,
): Promise<void> {
  await tx.write(SET, [homeOf(userId), userId, conversationId, unread]);
}
