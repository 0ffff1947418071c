import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { findComment, setDeleted } from './comment.store.ts';
import { markDeleted, markRestored } from './comment-deletion.service.ts';

/** How a comment stood before it was removed; null where it was gone for good. */
export type RemovedComment = { deletedBy: Id | null } | null;

/** Deletes a comment in the name of this site. Answers how it stood. */
export async function removeComment(
  tx: Transaction,
  id: Id,
  { staffId, at }: { staffId: Id; at: Date },
): Promise<RemovedComment> {
  const row = await findComment(tx, id);
  if (!row) return null;
  const wasThere = await markDeleted(tx, row, { by: staffId, at });
  // What its author deleted is kept for as long as what this site removes.
  if (!wasThere) await setDeleted(tx, id, { by: row.deleted_by ?? row.user_id, at });
  return { deletedBy: wasThere ? null : row.deleted_by };
}

/** Undoes `removeComment`; what somebody else had deleted, or its author has since, stays deleted. */
export async function bringCommentBack(tx: Transaction, id: Id, before: RemovedComment): Promise<void> {
  const row = await findComment(tx, id);
  const isOfAuthor = row?.deleted_by === row?.user_id;
  if (row && !isOfAuthor && before && before.deletedBy === null) await markRestored(tx, row);
}
