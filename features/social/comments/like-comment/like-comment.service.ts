import { requireActingFor } from '#features/core/identity/acting-access.ts';
import { lockSeenPin } from '#features/library/pins/pin-lock.service.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { allow } from '#platform/resource/allowed.ts';
import { readingIn } from '#platform/resource/reading-in.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import type { CommentRow } from '../comment.store.ts';
import type { SeenComment } from '../comment.ts';
import { CommentEvent } from '../comment-event.ts';
import { publishComments, requireComment } from '../comments.service.ts';
import { deleteLike, insertLike } from './like-comment.store.ts';

/** Notifies its author. Idempotent. */
export async function likeComment(context: ContextFor<'person'>, id: Id): Promise<void> {
  const { db, viewer, clock, events } = context;
  const { row } = await requireComment(context, id);
  await db.transaction(async (tx) => {
    const comment = await lockSeenComment(context, tx, row);
    const isNew = await insertLike(tx, comment, clock.now());
    if (isNew) await publishComments(tx, row.pin_id, null);
    if (!isNew || row.user_id === viewer.id) return;
    const told = {
      what: 'comment_like',
      actor_id: viewer.id,
      person_id: row.user_id,
      object_id: id,
    } as const;
    await events.emit(tx, CommentEvent, told);
  });
}

async function lockSeenComment(
  context: ContextFor<'person'>,
  tx: Transaction,
  { id, pin_id, user_id }: CommentRow,
): Promise<SeenComment> {
  const pin = await lockSeenPin(context, tx, pin_id, [user_id]);
  const { row } = await requireComment(readingIn(context, tx), id);
  return allow({ ...pin, ...row }, 'see');
}

/** Works for a comment that the viewer may no longer see, too. */
export async function unlikeComment({ db, viewer }: ContextFor<'person'>, id: Id): Promise<void> {
  await db.transaction((tx) => deleteLike(tx, requireActingFor(viewer, {}, 'react'), id));
}
