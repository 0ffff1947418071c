import type { Recount } from '#features/core/people/wrong-count.ts';
import { addToCommentCount } from './comment-count.store.ts';
import {
  addToFavorites,
  addToRepinCount,
  addToTryCount,
  addToTryLikes,
  listWrongPinCounts,
} from './recount.store.ts';

/** The counts of pins and their tries. */
export const recountPins: Recount = {
  listWrong: listWrongPinCounts,
  right: {
    'pin.repin_count': addToRepinCount,
    'pin.comment_count': addToCommentCount,
    'pin.favorite_count': addToFavorites,
    'pin.try_count': addToTryCount,
    'try.like_count': addToTryLikes,
  },
};
