import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { LockedPin } from './pin-proof.ts';

const CHANGE: Statement = {
  name: 'pins-change-comment-count',
  text: 'update pins set comment_count = comment_count + $3 where home = $1 and id = $2',
};

export async function addToCommentCount(tx: Transaction, { id }: LockedPin, by: number): Promise<void> {
  await tx.write(CHANGE, [homeOf(id), id, by]);
}

const AUTHORS: Statement = {
  name: 'pins-comment-authors',
  // Uses comments_of_pin.
  text: `select distinct user_id as id from comments where home = $1 and pin_id = $2 and deleted_at is null`,
};

export async function listCommentAuthors(db: Queryable, pinId: Id): Promise<Id[]> {
  const rows = await db.rows<{ id: Id }>(AUTHORS, [homeOf(pinId), pinId]);
  return rows.map((row) => row.id);
}

const HIDDEN: Statement = {
  name: 'pins-count-hidden-comments',
  // Uses comments_of_pin, then the primary key.
  text: `select count(*)::int as count from comments c
    left join comments r on r.home = c.home and r.id = c.reply_to_id
    where c.home = $1 and c.pin_id = $2 and c.deleted_at is null and r.deleted_at is null
      and (c.user_id = any($3::bigint[]) or r.user_id = any($3::bigint[]))`,
};

export async function countCommentsOf(db: Queryable, pinId: Id, people: readonly Id[]): Promise<number> {
  const [row] = await db.rows<{ count: number }>(HIDDEN, [homeOf(pinId), pinId, people]);
  return row?.count ?? 0;
}
