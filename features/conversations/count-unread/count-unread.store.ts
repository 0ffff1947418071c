import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import { NOT_BLOCKED } from '../not-blocked.store.ts';

export interface Unread {
  unread_count: number;
  request_count: number;
}

const COUNT: Statement = {
  name: 'count-unread-conversations',
  // Rides inbox_unread and inbox_newest, and the primary keys of blocks and blocked_by, all in the person's home.
  text: `select
      (select count(*)::int from (select from inbox i where i.home = $1 and i.user_id = $2 and i.state = 'open'
        and i.unread_count > 0 and ${NOT_BLOCKED} limit $3) as unread) as unread_count,
      (select count(*)::int from (select from inbox i where i.home = $1 and i.user_id = $2
        and i.state = 'request' and ${NOT_BLOCKED} limit $3) as requests) as request_count`,
};

/** How many conversations hold something unread, and how many wait for an answer; of each up to `most`. */
export async function countUnread(db: Queryable, userId: Id, most: number): Promise<Unread> {
  const [row] = await db.rows<Unread>(COUNT, [homeOf(userId), userId, most]);
  return row ?? { unread_count: 0, request_count: 0 };
}
