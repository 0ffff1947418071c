import { blockCircleOf } from '#features/core/people/block.service.ts';
import { awayAmong } from '#features/core/people/person.service.ts';
import { maySeePerson } from '#features/core/people/person-access.ts';
import { socialPermissionsOf } from '#features/core/people/person-settings.service.ts';
import type { Queryable, Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Context, Reading } from '#platform/resource/context.ts';
import { addToCommentCount, countCommentsOf, listCommentAuthors } from './comment-count.store.ts';
import { meetPinOfComment } from './met-pins.store.ts';
import { seesPin, showVisiblePins } from './pin.service.ts';
import type { PinRow } from './pin.store.ts';
import type { LockedPin } from './pin-proof.ts';

type Commented = Pick<PinRow, 'id' | 'is_comments_allowed' | 'comment_count' | 'pinner'>;

/** The pinner allows comments on this pin, and on their pins in general. */
export async function areCommentsOn(db: Queryable, pin: Commented): Promise<boolean> {
  if (!pin.is_comments_allowed) return false;
  return (await socialPermissionsOf(db, [pin.pinner.id])).get(pin.pinner.id)?.allow_comments ?? false;
}

/** One read, whether or not there is such a comment. */
export async function findPinOfComment(context: Reading, commentId: Id): Promise<PinRow | null> {
  const met = await meetPinOfComment(context, commentId);
  if (!met || !seesPin(context, met)) return null;
  const { row, speakers } = met;
  if (!row.is_comments_allowed || !row.are_comments_open) return null;
  if (!speakers.every(({ facts, relation }) => maySeePerson(context.viewer, facts, relation))) return null;
  const [pin] = await showVisiblePins(context, [row]);
  return pin?.row ?? null;
}

/** People who are blocked either way, deactivated or suspended. */
export async function hiddenCommentersOf(context: Context, pinId: Id): Promise<Id[]> {
  const [circle, authors] = await Promise.all([
    blockCircleOf(context),
    listCommentAuthors(context.db, pinId),
  ]);
  return [...circle, ...(await awayAmong(context.db, authors))];
}

export async function countVisibleComments(
  db: Queryable,
  pin: Commented,
  hidden: readonly Id[],
): Promise<number> {
  if (hidden.length === 0) return pin.comment_count;
  return pin.comment_count - (await countCommentsOf(db, pin.id, hidden));
}

export function changeCommentCount(tx: Transaction, pin: LockedPin, by: number): Promise<void> {
  return addToCommentCount(tx, pin, by);
}
