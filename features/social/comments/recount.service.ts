import type { Recount, RightCount } from '#features/core/people/person-counts.ts';
import type { Transaction } from '#platform/database/database.ts';
import { findComment } from './comment.store.ts';
import type { LockedComment } from './comment.ts';
import { lockComment } from './comment-deletion.service.ts';
import { addToLikes, addToReplies, listWrongCommentCounts } from './recount-comments.store.ts';

function rightOf(
  right: (tx: Transaction, comment: LockedComment, by: number) => Promise<unknown>,
): RightCount {
  return async (tx, id, by) => {
    const row = await findComment(tx, id);
    const locked = row && (await lockComment(tx, row));
    if (locked) await right(tx, locked.comment, by);
  };
}

export const recountComments: Recount = {
  listWrong: listWrongCommentCounts,
  right: { 'comment.reply_count': rightOf(addToReplies), 'comment.like_count': rightOf(addToLikes) },
};
