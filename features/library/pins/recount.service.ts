import type { Recount, RightCount } from '#features/core/people/person-counts.ts';
import type { Transaction } from '#platform/database/database.ts';
import { addToCommentCount } from './comment-count.store.ts';
import type { LockedPin } from './pin-proof.ts';
import { lockPins } from './pin-rows.service.ts';
import { addToFavorites, addToRepinCount, addToTryLikes, listWrongPinCounts } from './recount.store.ts';
import { addToTryCount, findPinOfTry } from './try.store.ts';

function rightOf(right: (tx: Transaction, pin: LockedPin, by: number) => Promise<unknown>): RightCount {
  return async (tx, id, by) => {
    const pin = (await lockPins(tx, [id])).get(id);
    if (pin) await right(tx, pin, by);
  };
}

const rightTryLikes: RightCount = async (tx, id, by) => {
  const pinId = await findPinOfTry(tx, id);
  if (pinId) await rightOf((_, pin) => addToTryLikes(tx, pin, id, by))(tx, pinId, by);
};

export const recountPins: Recount = {
  listWrong: listWrongPinCounts,
  right: {
    'pin.repin_count': rightOf(addToRepinCount),
    'pin.comment_count': rightOf(addToCommentCount),
    'pin.favorite_count': rightOf(addToFavorites),
    'pin.try_count': rightOf(addToTryCount),
    'try.like_count': rightTryLikes,
  },
};
