import { changeCommentCount } from '#features/library/pins/comments-of-pin.service.ts';
import type { LockedPin } from '#features/library/pins/pin-proof.ts';
import { lockPins } from '#features/library/pins/pin-rows.service.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { allow } from '#platform/resource/allowed.ts';
import { type CommentRow, changeReplyCount, findLocked, setDeleted } from './comment.store.ts';
import type { AllowedComment, LockedComment } from './comment-proof.ts';

type Named = Pick<CommentRow, 'id' | 'pin_id'>;

interface Deletable {
  pin: LockedPin;
  comment: AllowedComment;
}

/** This person wrote it, or it is under their pin; null if it is neither, or gone. */
export async function lockDeletable(tx: Transaction, named: Named, personId: Id): Promise<Deletable | null> {
  const locked = await lockComment(tx, named);
  if (!locked) return null;
  const { pin, comment } = locked;
  const isUnderOwnPin = pin.pinner_id === personId && !pin.deleted_at;
  if (comment.user_id !== personId && !isUnderOwnPin) return null;
  return { pin, comment: allow(comment, 'own') };
}

/** Null if the comment is gone. */
export async function lockToModerate(tx: Transaction, named: Named): Promise<Deletable | null> {
  const locked = await lockComment(tx, named);
  return locked && { pin: locked.pin, comment: allow(locked.comment, 'moderate') };
}

/** Its replies stay, so that all can be restored together; none of them counts. Returns whether it was there. */
export async function markDeleted(
  tx: Transaction,
  { pin, comment }: Deletable,
  deleted: { by: Id; at: Date },
): Promise<boolean> {
  if (comment.deleted_at) {
    // Marks it as deleted by its author, so that undoing the deletion by others does not restore it.
    if (deleted.by === comment.user_id)
      await setDeleted(tx, comment, { by: deleted.by, at: comment.deleted_at });
    return false;
  }
  await setDeleted(tx, comment, deleted);
  await count(tx, pin, comment, -1);
  return true;
}

/** Idempotent. */
export async function markRestored(tx: Transaction, { pin, comment }: Deletable): Promise<void> {
  if (!comment.deleted_at) return;
  await setDeleted(tx, comment, null);
  await count(tx, pin, comment, 1);
}

/** Null if the comment is gone. */
export async function lockComment(
  tx: Transaction,
  { id, pin_id }: Named,
): Promise<{ pin: LockedPin; comment: LockedComment } | null> {
  const pin = (await lockPins(tx, [pin_id])).get(pin_id);
  const comment = pin && (await findLocked(tx, pin, id));
  return pin && comment ? { pin, comment } : null;
}

async function count(tx: Transaction, pin: LockedPin, row: CommentRow, by: 1 | -1): Promise<void> {
  if (row.reply_to_id === null) return changeCommentCount(tx, pin, by * (1 + row.reply_count));
  const thread = await changeReplyCount(tx, pin, row.reply_to_id, by);
  // Replies under a deleted comment are not counted.
  if (thread?.deleted_at === null) await changeCommentCount(tx, pin, by);
}
