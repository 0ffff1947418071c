import type { Eraser } from '#features/identity/eraser.ts';
import { markDeleted } from '../comment-deletion.service.ts';
import { deleteLike } from '../like-comment/like-comment.store.ts';
import { deleteCommentRow, listLikesOf, listWrittenBy } from './erase-person.store.ts';

/** Removes what a person said under pins, with what answers it, and their likes, and counts both anew. */
export const eraseComments: Eraser = async ({ db, clock }, personId, signal) => {
  for (const comment of await listWrittenBy(db, personId)) {
    signal.throwIfAborted();
    await db.transaction(async (tx) => {
      await markDeleted(tx, comment, { by: personId, at: clock.now() });
      await deleteCommentRow(tx, comment.id);
    });
  }
  for (const id of await listLikesOf(db, personId)) {
    await db.transaction((tx) => deleteLike(tx, id, personId));
  }
};
