import { changeCommentCount } from '#features/library/pins/comments-of-pin.service.ts';
import { lockPins } from '#features/library/pins/pin-rows.service.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { type CommentRow, changeReplyCount, findComment, setDeleted } from './comment.store.ts';

/**
 * Deletes a comment and subtracts it and its replies from the counts. The replies stay as they are, so that all can
 * be restored together. Returns whether it existed.
 */
export async function markDeleted(
  tx: Transaction,
  comment: Pick<CommentRow, 'id' | 'pin_id'>,
  deleted: { by: Id; at: Date },
): Promise<boolean> {
  const row = await lockComment(tx, comment);
  if (!row) return false;
  if (row.deleted_at) {
    // Marks it as deleted by its author, so that undoing the deletion by others does not restore it.
    if (deleted.by === row.user_id) await setDeleted(tx, row.id, { by: deleted.by, at: row.deleted_at });
    return false;
  }
  await setDeleted(tx, row.id, deleted);
  await count(tx, row, -1);
  return true;
}

/** Undoes `markDeleted`. Idempotent. */
export async function markRestored(
  tx: Transaction,
  comment: Pick<CommentRow, 'id' | 'pin_id'>,
): Promise<void> {
  const row = await lockComment(tx, comment);
  if (!row?.deleted_at) return;
  await setDeleted(tx, row.id, null);
  await count(tx, row, 1);
}

/** All writers of comments lock the pin first, so no comment changes concurrently. */
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
  // Replies under a deleted comment are not counted.
  if (thread?.deleted_at === null) await changeCommentCount(tx, row.pin_id, by);
}
