import { lockBoardRows } from '#features/library/work/board-lock.store.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { setDisabled } from './board-disabling.store.ts';

/** Shows a board, and the pins on it, to nobody but those who work on it. */
export async function disableBoard(tx: Transaction, id: Id): Promise<void> {
  await lockBoardRows(tx, [id]);
  await setDisabled(tx, id, true);
}

/** Shows it to others again, unless something else keeps it disabled, which is asked while it is locked. */
export async function enableBoard(
  tx: Transaction,
  id: Id,
  isStillDisabled: () => Promise<boolean>,
): Promise<void> {
  await lockBoardRows(tx, [id]);
  await setDisabled(tx, id, await isStillDisabled());
}
