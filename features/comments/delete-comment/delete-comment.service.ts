import { findPinFacts } from '#features/pins/pin-rows.service.ts';
import type { Id } from '#platform/ids/ids.ts';
import { notFound } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { type CommentRow, findComment } from '../comment.store.ts';
import { markDeleted } from '../comment-deletion.service.ts';
import { requireComment } from '../comments.service.ts';

/** Takes a comment away, with what answers it: the author may, and whose pin it is. Again it changes nothing. */
export async function deleteComment(
  context: ContextFor<'person'>,
  id: Id,
): Promise<{ refused: 'not-your-comment' } | { deleted: true }> {
  const { db, viewer, clock } = context;
  const row = await findComment(db, id);
  if (!row) throw notFound('comment');
  if (!(await mayDelete(context, row))) {
    await requireComment(context, id);
    return { refused: 'not-your-comment' };
  }
  await db.transaction((tx) => markDeleted(tx, row, { by: viewer.id, at: clock.now() }));
  return { deleted: true };
}

/** Own words can be taken back wherever they stand. */
async function mayDelete({ db, viewer }: ContextFor<'person'>, row: CommentRow): Promise<boolean> {
  if (row.user_id === viewer.id) return true;
  const pin = (await findPinFacts(db, [row.pin_id])).get(row.pin_id);
  return pin?.pinner_id === viewer.id && !pin.deleted_at;
}
