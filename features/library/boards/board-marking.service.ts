import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { lockBoardTo } from './board-lock.service.ts';
import { setSensitiveByStaff } from './board-marking.store.ts';

/** Marks a board as sensitive; its owner cannot undo this. */
export async function markSensitive(tx: Transaction, id: Id): Promise<void> {
  const board = await lockBoardTo(tx, 'moderate', id);
  if (board) await setSensitiveByStaff(tx, board, true);
}

/** Removes the staff's mark unless another decision keeps it, which is checked under the lock. */
export async function unmarkSensitive(
  tx: Transaction,
  id: Id,
  isStillMarked: () => Promise<boolean>,
): Promise<void> {
  const board = await lockBoardTo(tx, 'moderate', id);
  if (board) await setSensitiveByStaff(tx, board, await isStillMarked());
}
