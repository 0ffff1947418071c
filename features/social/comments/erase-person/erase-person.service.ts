import type { Eraser } from '#features/core/identity/eraser.ts';
import { eachById } from '#platform/database/each-by-id.ts';
import { lockDeletable, markDeleted } from '../comment-deletion.service.ts';
import { deleteLike } from '../like-comment/like-comment.store.ts';
import { deleteCommentRow, listLikesOf, listWrittenBy } from './erase-person.store.ts';

/** Erases replies to their comments, and their likes, as well; recounts both. */
export const eraseComments: Eraser = async ({ db, clock }, person, signal) => {
  for await (const comment of eachById((batch) => listWrittenBy(db, person.id, batch), signal)) {
    await db.transaction(async (tx) => {
      const own = await lockDeletable(tx, comment, person.id);
      if (!own) return;
      await markDeleted(tx, own, { by: person.id, at: clock.now() });
      await deleteCommentRow(tx, person, own.comment);
    });
  }
  for await (const { id } of eachById((batch) => listLikesOf(db, person.id, batch), signal)) {
    await db.transaction((tx) => deleteLike(tx, person, id));
  }
};
