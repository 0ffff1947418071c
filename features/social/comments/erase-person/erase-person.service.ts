import type { Eraser } from '#features/core/identity/eraser.ts';
import { eachById } from '#platform/database/each-by-id.ts';
import { markDeleted } from '../comment-deletion.service.ts';
import { deleteLike } from '../like-comment/like-comment.store.ts';
import { deleteCommentRow, listLikesOf, listWrittenBy } from './erase-person.store.ts';

/** Removes a person's comments with their replies, and their likes, and recounts both. */
export const eraseComments: Eraser = async ({ db, clock }, personId, signal) => {
  for await (const comment of eachById((batch) => listWrittenBy(db, personId, batch), signal)) {
    await db.transaction(async (tx) => {
      await markDeleted(tx, comment, { by: personId, at: clock.now() });
      await deleteCommentRow(tx, comment.id);
    });
  }
  for await (const { id } of eachById((batch) => listLikesOf(db, personId, batch), signal)) {
    await db.transaction((tx) => deleteLike(tx, id, personId));
  }
};
