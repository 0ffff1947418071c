import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { findComment, setDeleted } from './comment.store.ts';
import { markDeleted, markRestored } from './comment-deletion.service.ts';

/** Who had deleted the comment before it was removed; null where it was already purged. */
export type RemovedComment = { deletedBy: Id | null } | null;

/** Deletes a comment on behalf of this site. Returns its state before. */
export async function removeComment(
  tx: Transaction,
  id: Id,
  { staffId, at }: { staffId: Id; at: Date },
): Promise<RemovedComment> {
  const row = await findComment(tx, id);
  if (!row) return null;
  const wasThere = await markDeleted(tx, row, { by: staffId, at });
  // What its author deleted is retained as long as what this site removes.
  if (!wasThere) await setDeleted(tx, id, { by: row.deleted_by ?? row.user_id, at });
  return { deletedBy: wasThere ? null : row.deleted_by };
}

/** Undoes `removeComment`; what somebody else had deleted before, or its author since, stays deleted. */
export async function bringCommentBack(tx: Transaction, id: Id, before: RemovedComment): Promise<void> {
  const row = await findComment(tx, id);
  const isOfAuthor = row?.deleted_by === row?.user_id;
  if (row && !isOfAuthor && before && before.deletedBy === null) await markRestored(tx, row);
}
