import type { Id } from '#platform/ids/ids.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { findDeletable } from '../comment.store.ts';
import { markDeleted } from '../comment-deletion.service.ts';
import { requireComment } from '../comments.service.ts';

export async function deleteComment(
  context: ContextFor<'person'>,
  id: Id,
): Promise<{ refused: 'not-your-comment' } | { deleted: true }> {
  const { db, viewer, clock } = context;
  const row = await findDeletable(db, id, viewer.id);
  if (!row) {
    await requireComment(context, id);
    return { refused: 'not-your-comment' };
  }
  await db.transaction((tx) => markDeleted(tx, row, { by: viewer.id, at: clock.now() }));
  return { deleted: true };
}
