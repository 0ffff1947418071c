import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { lockBoardTo } from './board-lock.service.ts';
import { setDisabled, setSensitiveByStaff } from './board-moderation.store.ts';

export async function disableBoard(tx: Transaction, id: Id): Promise<void> {
  const board = await lockBoardTo(tx, 'moderate', id);
  if (board) await setDisabled(tx, board, true);
}

/** Shows the board to others again unless something else keeps it disabled, which is checked under the lock. */
export async function enableBoard(
  tx: Transaction,
  id: Id,
  isStillDisabled: () => Promise<boolean>,
): Promise<void> {
  const board = await lockBoardTo(tx, 'moderate', id);
  if (board) await setDisabled(tx, board, await isStillDisabled());
}

/** Its owner cannot undo this. */
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
