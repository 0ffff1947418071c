import { changePersonCounts } from '#features/core/people/person-counts.service.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { lockBoardFor } from '../board-lock.service.ts';
import { setArchived } from './archive-board.store.ts';

export async function archiveBoard(
  context: ContextFor<'person'>,
  id: Id,
  isArchived: boolean,
): Promise<void> {
  const { db, viewer, clock } = context;
  await db.transaction(async (tx) => {
    const board = await lockBoardFor(context, tx, 'save', id);
    const hasChanged = await setArchived(tx, board, {
      userId: viewer.id,
      at: isArchived ? clock.now() : null,
    });
    if (!hasChanged) return;
    await changePersonCounts(tx, new Map([[viewer.id, { archived_board_count: isArchived ? 1 : -1 }]]));
  });
}
