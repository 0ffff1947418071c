import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

export interface BoardFollowRow {
  id: Id;
  /** Text in full precision. */
  at: string;
}

const STATEMENTS = {
  followers: {
    name: 'board-followers-list',
    // Uses board_followers_newest.
    text: `select user_id as id, created_at::text as at from board_followers
      where home = $1 and board_id = $2
        and ($3::timestamptz is null or (created_at, user_id) < ($3, $4::bigint))
      order by created_at desc, user_id desc limit $5`,
  },
  following: {
    name: 'board-follows-list',
    // Uses board_follows_newest.
    text: `select board_id as id, created_at::text as at from board_follows
      where home = $1 and user_id = $2
        and ($3::timestamptz is null or (created_at, board_id) < ($3, $4::bigint))
      order by created_at desc, board_id desc limit $5`,
  },
} as const satisfies Record<string, Statement>;

export async function listBoardFollows(
  db: Queryable,
  side: keyof typeof STATEMENTS,
  id: Id,
  { after, limit }: { after: { at: string; id: string } | null; limit: number },
): Promise<BoardFollowRow[]> {
  const values = [homeOf(id), id, after?.at ?? null, after?.id ?? null, limit];
  return db.rows<BoardFollowRow>(STATEMENTS[side], values);
}
