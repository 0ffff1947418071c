import type { Id } from '#platform/ids/ids.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { findDeletable } from '../comment.store.ts';
import { lockDeletable, markDeleted } from '../comment-deletion.service.ts';
import { requireComment } from '../comments.service.ts';

export async function deleteComment(
  context: ContextFor<'person'>,
  id: Id,
): Promise<{ refused: 'not-your-comment' } | { deleted: true }> {
  const { db, viewer, clock } = context;
  const row = await findDeletable(db, id, viewer.id);
  const isDeletable =
    row &&
    (await db.transaction(async (tx) => {
      const own = await lockDeletable(tx, row, viewer.id);
      if (own) await markDeleted(tx, own, { by: viewer.id, at: clock.now() });
      return own !== null;
    }));
  if (isDeletable) return { deleted: true };
  await requireComment(context, id);
  return { refused: 'not-your-comment' };
}
