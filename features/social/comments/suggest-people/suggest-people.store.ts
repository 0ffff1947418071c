import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

/** Only this many followed people are searched. */
const MOST_FOLLOWED = 500;

const FOLLOWED: Statement = {
  name: 'comments-followed',
  // Uses follows_newest.
  text: `select followee_id as id from follows where home = $1 and follower_id = $2
    order by created_at desc, followee_id desc limit ${MOST_FOLLOWED}`,
};

export async function listFollowed(db: Queryable, personId: Id): Promise<Id[]> {
  const rows = await db.rows<{ id: Id }>(FOLLOWED, [homeOf(personId), personId]);
  return rows.map((row) => row.id);
}
