import type { AllowedBoard } from '#features/library/work/board-proof.ts';
import { lockBoardRows } from '#features/library/work/board-work.store.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { allow } from '#platform/resource/allowed.ts';

/** Locks a board, without permission checks, for rows that a test writes. */
export async function allowedBoard<Act extends string>(
  tx: Transaction,
  action: Act,
  id: Id,
): Promise<AllowedBoard<Act>> {
  const board = (await lockBoardRows(tx, [id])).get(id);
  if (!board) throw new Error(`no board ${id}`);
  return allow(board, action);
}
