import { lockSeenPin } from '#features/library/pins/pin-lock.service.ts';
import type { Id } from '#platform/ids/ids.ts';
import { readingIn } from '#platform/resource/reading-in.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { CommentEvent } from '../comment-event.ts';
import { requireComment } from '../comments.service.ts';
import { publishComments } from '../publish-comments.service.ts';
import { deleteLike, insertLike } from './like-comment.store.ts';

/** Likes a comment that the viewer may see and notifies its author. Idempotent. */
export async function likeComment(context: ContextFor<'person'>, id: Id): Promise<void> {
  const { db, viewer, clock, events } = context;
  const { row } = await requireComment(context, id);
  await db.transaction(async (tx) => {
    await lockSeenPin(context, tx, row.pin_id, [row.user_id]);
    await requireComment(readingIn(context, tx), id);
    const isNew = await insertLike(tx, id, viewer.id, clock.now());
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

/** Also works for a comment that the viewer may no longer see. */
export async function unlikeComment({ db, viewer }: ContextFor<'person'>, id: Id): Promise<void> {
  await db.transaction((tx) => deleteLike(tx, id, viewer.id));
}
