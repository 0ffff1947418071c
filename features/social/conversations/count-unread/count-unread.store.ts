import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import { NOT_BLOCKED } from '../messaging-facts.store.ts';

export interface UnreadPlace {
  id: Id;
  state: 'open' | 'request';
}

const PLACES: Statement = {
  name: 'list-unread-places',
  // Uses inbox_unread and inbox_newest, and the primary keys of blocks and blocked_by, all in the person's home.
  text: `(select i.conversation_id as id, i.state from inbox i where i.home = $1 and i.user_id = $2
        and i.state = 'open' and i.unread_count > 0 and ${NOT_BLOCKED} limit $3)
    union all
    (select i.conversation_id, i.state from inbox i where i.home = $1 and i.user_id = $2
        and i.state = 'request' and ${NOT_BLOCKED} limit $3)`,
};

export function listUnreadPlaces(db: Queryable, userId: Id, most: number): Promise<UnreadPlace[]> {
  return db.rows<UnreadPlace>(PLACES, [homeOf(userId), userId, most]);
}

const MEMBER: Statement = {
  name: 'conversations-of-member',
  text: `select m.conversation_id as id from unnest($1::smallint[], $2::bigint[]) as wanted (home, id)
    join conversation_members m on m.home = wanted.home and m.conversation_id = wanted.id and m.user_id = $3`,
};

export async function listThoseOf(db: Queryable, userId: Id, ids: readonly Id[]): Promise<Set<Id>> {
  if (ids.length === 0) return new Set();
  const rows = await db.rows<{ id: Id }>(MEMBER, [ids.map(homeOf), ids, userId]);
  return new Set(rows.map(({ id }) => id));
}
