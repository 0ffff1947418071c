import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

export interface BlockRow {
  blocked_id: Id;
  /** Time as text, in the database's full precision. */
  at: string;
}

const LIST: Statement = {
  name: 'blocks-list',
  // Uses the primary key, then sorts one person's blocks.
  text: `select blocked_id, created_at::text as at from blocks
    where home = $1 and blocker_id = $2
      and ($3::timestamptz is null or (created_at, blocked_id) < ($3, $4::bigint))
    order by created_at desc, blocked_id desc limit $5`,
};

export async function listBlocksOf(
  db: Queryable,
  blockerId: Id,
  { after, limit }: { after: { at: string; id: string } | null; limit: number },
): Promise<BlockRow[]> {
  const values = [homeOf(blockerId), blockerId, after?.at ?? null, after?.id ?? null, limit];
  return db.rows<BlockRow>(LIST, values);
}
