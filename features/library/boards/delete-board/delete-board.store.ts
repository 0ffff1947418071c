import type { AllowedBoard } from '#features/library/work/board-proof.ts';
import type { Statement, Transaction } from '#platform/database/database.ts';
import { homeOf } from '#platform/ids/ids.ts';

const MARK: Statement = {
  name: 'delete-board',
  text: 'update boards set deleted_at = $3, pin_count = $4, updated_at = $3 where home = $1 and id = $2',
};

/** `pinCount` is how many pins restoring would bring back. */
export async function markBoardDeleted(
  tx: Transaction,
  { id }: AllowedBoard<'delete' | 'work' | 'erase'>,
  pinCount: number,
  at: Date,
): Promise<void> {
  await tx.write(MARK, [homeOf(id), id, at, pinCount]);
}

const COUNT: Statement = {
  name: 'delete-board-count',
  text: 'update boards set pin_count = pin_count + $3 where home = $1 and id = $2',
};

export async function countDeletedPins(
  tx: Transaction,
  { id }: AllowedBoard<'delete' | 'work' | 'maintain'>,
  count: number,
): Promise<void> {
  await tx.write(COUNT, [homeOf(id), id, count]);
}
