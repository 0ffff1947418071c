import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { setDisabled } from './board-disabling.store.ts';
import { lockBoardTo } from './board-lock.service.ts';

/** Shows a board, and the pins on it, to nobody but those who work on it. */
export async function disableBoard(tx: Transaction, id: Id): Promise<void> {
  const board = await lockBoardTo(tx, 'moderate', id);
  if (board) await setDisabled(tx, board, true);
}

/** Shows it to others again, unless something else keeps it disabled, which is asked while it is locked. */
export async function enableBoard(
  tx: Transaction,
  id: Id,
  isStillDisabled: () => Promise<boolean>,
): Promise<void> {
  const board = await lockBoardTo(tx, 'moderate', id);
  if (board) await setDisabled(tx, board, await isStillDisabled());
}
