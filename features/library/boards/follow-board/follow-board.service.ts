import type { Id } from '#platform/ids/ids.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { roleOf } from '../board-access.ts';
import { lockBoardTo, lockSeenBoard } from '../board-lock.service.ts';
import type { MembersRefused } from '../board-member-refusals.ts';
import { addFollower, dropFollower, isFollower } from './follow-board.store.ts';

/** Members have it on their profile and do not follow it. */
export async function followBoard(
  context: ContextFor<'person'>,
  boardId: Id,
): Promise<{ boardId: Id } | MembersRefused> {
  const { db, viewer, clock } = context;
  return db.transaction(async (tx) => {
    const board = await lockSeenBoard(context, tx, boardId);
    if (roleOf(viewer, board, board.beside?.standing)) return { refused: 'works-on-board-already' };
    await addFollower(tx, board, { userId: viewer.id, at: clock.now() });
    return { boardId };
  });
}

export async function unfollowBoard({ db, viewer }: ContextFor<'person'>, boardId: Id): Promise<void> {
  await db.transaction(async (tx) => {
    // Non-followers wait for no lock: waiting would reveal a hidden board.
    if (!(await isFollower(tx, boardId, viewer.id))) return;
    const board = await lockBoardTo(tx, 'leave', boardId);
    if (board) await dropFollower(tx, board, viewer.id);
  });
}
