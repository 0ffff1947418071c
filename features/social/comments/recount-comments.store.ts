import type { WrongCount } from '#features/core/people/person-counts.ts';
import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf } from '#platform/ids/ids.ts';
import type { LockedComment } from './comment.ts';

// Reads all rows: for the operator's command and tests, not for requests.
const ALL = `
  select p.id::text, 'pin.comment_count' as name, p.comment_count as stored, (
      select count(*)::int from comments c left join comments r on r.home = c.home and r.id = c.reply_to_id
      where c.home = p.home and c.pin_id = p.id and c.deleted_at is null and r.deleted_at is null) as counted
    from pins p
  union all select c.id::text, 'comment.reply_count', c.reply_count, (
      select count(*)::int from comments r
      where r.home = c.home and r.reply_to_id = c.id and r.deleted_at is null)
    from comments c
  union all select c.id::text, 'comment.like_count', c.like_count, (
      select count(*)::int from comment_likes l where l.home = c.home and l.comment_id = c.id)
    from comments c`;

export async function listWrongCommentCounts(db: Queryable): Promise<WrongCount[]> {
  return db.rows<WrongCount>(`select * from (${ALL}) as checked where stored <> counted order by name, id`);
}

const REPLIES: Statement = {
  name: 'recount-comment-replies',
  text: 'update comments set reply_count = reply_count + $3 where home = $1 and id = $2',
};

export async function addToReplies(tx: Transaction, { id }: LockedComment, by: number): Promise<void> {
  await tx.write(REPLIES, [homeOf(id), id, by]);
}

const LIKES: Statement = {
  name: 'recount-comment-likes',
  text: 'update comments set like_count = like_count + $3 where home = $1 and id = $2',
};

export async function addToLikes(tx: Transaction, { id }: LockedComment, by: number): Promise<void> {
  await tx.write(LIKES, [homeOf(id), id, by]);
}
