import type { Recount } from '#features/core/people/wrong-count.ts';
import { addToLikes, addToReplies, listWrongCommentCounts } from './recount-comments.store.ts';

export const recountComments: Recount = {
  listWrong: listWrongCommentCounts,
  right: { 'comment.reply_count': addToReplies, 'comment.like_count': addToLikes },
};
