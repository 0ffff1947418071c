import { lockBoardRows } from '#features/library/work/board-lock.store.ts';
import type { Id } from '#platform/ids/ids.ts';
import { readingIn } from '#platform/resource/reading-in.ts';
import { notFound } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { findSeenBoards, requireVisibleBoard } from '../board.service.ts';
import type { MembersRefused } from '../board-member-refusals.ts';
import { addFollower, dropFollower, isFollower } from './follow-board.store.ts';

/** Follows a board that the viewer sees. Whoever works on a board has it on their profile and does not follow it. */
export async function followBoard(
  context: ContextFor<'person'>,
  boardId: Id,
): Promise<{ boardId: Id } | MembersRefused> {
  const { db, viewer, clock } = context;
  if ((await findSeenBoards(context, [boardId])).length === 0) throw notFound('board');
  return db.transaction(async (tx) => {
    await lockBoardRows(tx, [boardId]);
    const { owner, collaborated_by_me } = await requireVisibleBoard(readingIn(context, tx), { id: boardId });
    if (owner.id === viewer.id || collaborated_by_me) {
      return { refused: 'works-on-board-already' };
    }
    await addFollower(tx, { boardId, userId: viewer.id, at: clock.now() });
    return { boardId };
  });
}

/** Leaves a board, whatever became of it; where the viewer does not follow it nothing happens. */
export async function unfollowBoard({ db, viewer }: ContextFor<'person'>, boardId: Id): Promise<void> {
  await db.transaction(async (tx) => {
    // Whoever does not follow it waits for no lock, which would tell that a hidden board is there.
    if (!(await isFollower(tx, boardId, viewer.id))) return;
    await lockBoardRows(tx, [boardId]);
    await dropFollower(tx, boardId, viewer.id);
  });
}
