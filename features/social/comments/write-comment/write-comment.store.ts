import type { SeenPin } from '#features/library/pins/pin-proof.ts';
import type { Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import { COMMENT_COLUMNS, type CommentRow } from '../comment.store.ts';

const INSERT: Statement = {
  name: 'comments-insert',
  text: `insert into comments (home, id, pin_id, user_id, reply_to_id, text, mentioned_ids, created_at)
    values ($1::smallint, new_id($1::smallint), $2, $3, $4, $5, $6, $7) returning ${COMMENT_COLUMNS}`,
};

interface NewComment {
  replyToId: Id | null;
  text: string;
  mentioned: readonly Id[];
  at: Date;
}

export async function insertComment(
  tx: Transaction,
  { id: pinId, seenBy }: SeenPin,
  { replyToId, text, mentioned, at }: NewComment,
): Promise<CommentRow> {
  const values = [homeOf(pinId), pinId, seenBy, replyToId, text, mentioned, at];
  const [row] = await tx.rows<CommentRow>(INSERT, values);
  if (!row) throw new Error('no comment was inserted');
  return row;
}
