import type { Recount } from '#features/people/wrong-count.ts';
import { addToCommentCount } from './comment-count.store.ts';
import { addToRepinCount, addToTryCount, addToTryLikes, listWrongTryCounts } from './recount-tries.store.ts';

/** What is counted of pins, and the tries of them. */
export const recountPins: Recount = {
  listWrong: listWrongTryCounts,
  right: {
    'pin.repin_count': addToRepinCount,
    'pin.comment_count': addToCommentCount,
    'pin.try_count': addToTryCount,
    'try.like_count': addToTryLikes,
  },
};
