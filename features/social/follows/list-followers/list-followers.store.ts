import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { FollowList } from './list-followers.ts';

export interface FollowRow {
  id: Id;
  /** The full precision of the database. */
  at: string;
}

const STATEMENTS: Record<FollowList, Statement> = {
  followers: {
    name: 'followers-list',
    // Uses followers_newest.
    text: `select follower_id as id, created_at::text as at from followers
      where home = $1 and followee_id = $2
        and ($3::timestamptz is null or (created_at, follower_id) < ($3, $4::bigint))
      order by created_at desc, follower_id desc limit $5`,
  },
  following: {
    name: 'following-list',
    // Uses follows_newest.
    text: `select followee_id as id, created_at::text as at from follows
      where home = $1 and follower_id = $2
        and ($3::timestamptz is null or (created_at, followee_id) < ($3, $4::bigint))
      order by created_at desc, followee_id desc limit $5`,
  },
  'following-any': {
    name: 'following-any-list',
    // Uses follows_newest and board_follows_newest; reads all that the person follows.
    text: `with f as materialized (select board_id, created_at from board_follows where home = $1 and user_id = $2),
      owners as materialized (
        select b.owner_id, f.created_at from f
        join boards b on b.home = (f.board_id >> 51)::smallint and b.id = f.board_id
        where b.deleted_at is null and b.privacy = 'public')
      select id, newest::text as at from (
        select id, max(created_at) as newest from (
          select followee_id as id, created_at from follows where home = $1 and follower_id = $2
          union all select owner_id, created_at from owners
        ) as followed group by id) as people
      where $3::timestamptz is null or (newest, id) < ($3, $4::bigint)
      order by newest desc, id desc limit $5`,
  },
};

export async function listFollowRows(
  db: Queryable,
  side: FollowList,
  userId: Id,
  { after, limit }: { after: { at: string; id: string } | null; limit: number },
): Promise<FollowRow[]> {
  const values = [homeOf(userId), userId, after?.at ?? null, after?.id ?? null, limit];
  return db.rows<FollowRow>(STATEMENTS[side], values);
}
