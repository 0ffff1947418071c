import { changeCommentCount } from '#features/library/pins/comments-of-pin.service.ts';
import type { LockedPin } from '#features/library/pins/pin-proof.ts';
import { lockPins } from '#features/library/pins/pin-rows.service.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { allow } from '#platform/resource/allowed.ts';
import { type CommentRow, changeReplyCount, findComment, findLocked, setDeleted } from './comment.store.ts';
import type { AllowedComment, LockedComment } from './comment.ts';

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
async function lockToModerate(tx: Transaction, named: Named): Promise<Deletable | null> {
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
async function markRestored(tx: Transaction, { pin, comment }: Deletable): Promise<void> {
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

/** `deletedBy` is who had deleted it before; null where it was already purged. */
type RemovedComment = { deletedBy: Id | null } | null;

/** Removes it on behalf of this site. Returns the state before. */
export async function removeComment(
  tx: Transaction,
  id: Id,
  { staffId, at }: { staffId: Id; at: Date },
): Promise<RemovedComment> {
  const locked = await lockNamed(tx, id);
  if (!locked) return null;
  const { deleted_by, user_id } = locked.comment;
  const wasThere = await markDeleted(tx, locked, { by: staffId, at });
  // What its author deleted is retained as long as what this site removes.
  if (!wasThere) await setDeleted(tx, locked.comment, { by: deleted_by ?? user_id, at });
  return { deletedBy: wasThere ? null : deleted_by };
}

/** What somebody else had deleted before, or its author since, stays deleted. */
export async function bringCommentBack(tx: Transaction, id: Id, before: RemovedComment): Promise<void> {
  const locked = before && before.deletedBy === null && (await lockNamed(tx, id));
  if (!locked) return;
  const { deleted_by, user_id } = locked.comment;
  if (deleted_by !== user_id) await markRestored(tx, locked);
}

async function lockNamed(tx: Transaction, id: Id) {
  const row = await findComment(tx, id);
  return row && lockToModerate(tx, row);
}
