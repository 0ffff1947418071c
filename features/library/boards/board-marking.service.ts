import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { lockBoardTo } from './board-lock.service.ts';
import { setSensitiveByStaff } from './board-marking.store.ts';

/** Marks a board as sensitive, which its owner cannot undo. */
export async function markSensitive(tx: Transaction, id: Id): Promise<void> {
  const board = await lockBoardTo(tx, 'moderate', id);
  if (board) await setSensitiveByStaff(tx, board, true);
}

/** Takes the mark of the staff off, unless another decision keeps it, which is asked while the board is locked. */
export async function unmarkSensitive(
  tx: Transaction,
  id: Id,
  isStillMarked: () => Promise<boolean>,
): Promise<void> {
  const board = await lockBoardTo(tx, 'moderate', id);
  if (board) await setSensitiveByStaff(tx, board, await isStillMarked());
}
