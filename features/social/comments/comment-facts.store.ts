import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

const LIKED: Statement = {
  name: 'comments-liked',
  text: `select comment_id as id from comment_likes
    where (home, comment_id) in (select * from unnest($1::smallint[], $2::bigint[])) and user_id = $3`,
};

export async function listLiked(db: Queryable, personId: Id, ids: readonly Id[]): Promise<Set<Id>> {
  if (ids.length === 0) return new Set();
  const rows = await db.rows<{ id: Id }>(LIKED, [ids.map(homeOf), ids, personId]);
  return new Set(rows.map((row) => row.id));
}

const REPLIES: Statement = {
  name: 'comments-count-replies-of',
  // Uses comments_replies.
  text: `select reply_to_id as id, count(*)::int as count from comments
    where (home, reply_to_id) in (select * from unnest($1::smallint[], $2::bigint[]))
      and deleted_at is null and user_id = any($3::bigint[])
    group by reply_to_id`,
};

export async function countReplies(
  db: Queryable,
  ids: readonly Id[],
  people: readonly Id[],
): Promise<Map<Id, number>> {
  const rows = await db.rows<{ id: Id; count: number }>(REPLIES, [ids.map(homeOf), ids, people]);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** Only the latest comments of a pin are searched. */
const MOST_COMMENTS = 200;

const AUTHORS: Statement = {
  name: 'comments-last-authors',
  // Uses comments_of_pin.
  text: `select user_id as id from (
      select user_id, id as said from comments where home = $1 and pin_id = $2 and deleted_at is null
      order by id desc limit ${MOST_COMMENTS}) as last
    group by user_id order by max(said) desc`,
};

export async function listLastAuthors(db: Queryable, pinId: Id): Promise<Id[]> {
  const rows = await db.rows<{ id: Id }>(AUTHORS, [homeOf(pinId), pinId]);
  return rows.map((row) => row.id);
}
