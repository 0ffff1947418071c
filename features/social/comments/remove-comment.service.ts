import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { findComment, setDeleted } from './comment.store.ts';
import { lockToModerate, markDeleted, markRestored } from './comment-deletion.service.ts';

/** `deletedBy` is who had deleted it before; null where it was already purged. */
export type RemovedComment = { deletedBy: Id | null } | null;

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
