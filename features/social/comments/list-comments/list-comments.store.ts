import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import { COMMENT_COLUMNS, type CommentRow } from '../comment.store.ts';

const OF_PIN: Statement = {
  name: 'comments-of-pin',
  // Uses comments_of_pin.
  text: `select ${COMMENT_COLUMNS} from comments
    where home = $1 and pin_id = $2 and reply_to_id is null and deleted_at is null
      and ($3::bigint is null or id < $3) and id <> all($4::bigint[])
    order by id desc limit $5`,
};

interface PageOfPin {
  after: Id | null;
  /** Listed elsewhere. */
  without: readonly Id[];
  limit: number;
}

export function listComments(
  db: Queryable,
  pinId: Id,
  { after, without, limit }: PageOfPin,
): Promise<CommentRow[]> {
  return db.rows<CommentRow>(OF_PIN, [homeOf(pinId), pinId, after, without, limit]);
}

const REPLIES: Statement = {
  name: 'comments-replies',
  // Uses comments_replies.
  text: `select ${COMMENT_COLUMNS} from comments
    where home = $1 and reply_to_id = $2 and deleted_at is null and ($3::bigint is null or id > $3)
    order by id limit $4`,
};

export function listReplies(
  db: Queryable,
  commentId: Id,
  { after, limit }: { after: Id | null; limit: number },
): Promise<CommentRow[]> {
  return db.rows<CommentRow>(REPLIES, [homeOf(commentId), commentId, after, limit]);
}
