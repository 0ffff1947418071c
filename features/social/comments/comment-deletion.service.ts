import { changeCommentCount } from '#features/library/pins/comments-of-pin.service.ts';
import { lockPins } from '#features/library/pins/pin-rows.service.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { type CommentRow, changeReplyCount, findComment, setDeleted } from './comment.store.ts';

/**
 * Deletes a comment and takes it, and what answers it, out of the counts; what answers it stays as it is, so that all
 * comes back together. Answers whether it was there.
 */
export async function markDeleted(
  tx: Transaction,
  comment: Pick<CommentRow, 'id' | 'pin_id'>,
  deleted: { by: Id; at: Date },
): Promise<boolean> {
  const row = await lockComment(tx, comment);
  if (!row) return false;
  if (row.deleted_at) {
    // What its author takes back comes back by no undoing of what others did.
    if (deleted.by === row.user_id) await setDeleted(tx, row.id, { by: deleted.by, at: row.deleted_at });
    return false;
  }
  await setDeleted(tx, row.id, deleted);
  await count(tx, row, -1);
  return true;
}

/** Undoes `markDeleted`; what is there stays so. */
export async function markRestored(
  tx: Transaction,
  comment: Pick<CommentRow, 'id' | 'pin_id'>,
): Promise<void> {
  const row = await lockComment(tx, comment);
  if (!row?.deleted_at) return;
  await setDeleted(tx, row.id, null);
  await count(tx, row, 1);
}

/** All writers of comments lock the pin first, so none of them changes under another. */
async function lockComment(
  tx: Transaction,
  { id, pin_id }: Pick<CommentRow, 'id' | 'pin_id'>,
): Promise<CommentRow | null> {
  await lockPins(tx, [pin_id]);
  return findComment(tx, id);
}

async function count(tx: Transaction, row: CommentRow, by: 1 | -1): Promise<void> {
  if (row.reply_to_id === null) return changeCommentCount(tx, row.pin_id, by * (1 + row.reply_count));
  const thread = await changeReplyCount(tx, row.reply_to_id, by);
  // Under a deleted comment nothing is counted.
  if (thread?.deleted_at === null) await changeCommentCount(tx, row.pin_id, by);
}
