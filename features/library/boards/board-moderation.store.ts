import type { AllowedBoard } from '#features/library/work/board-proof.ts';
import type { Statement, Transaction } from '#platform/database/database.ts';
import { homeOf } from '#platform/ids/ids.ts';

const SET: Statement = {
  name: 'board-set-disabled',
  text: 'update boards set is_temporarily_disabled = $3 where home = $1 and id = $2',
};

export async function setDisabled(
  tx: Transaction,
  board: AllowedBoard<'moderate'>,
  isDisabled: boolean,
): Promise<void> {
  await tx.write(SET, [homeOf(board.id), board.id, isDisabled]);
}

const SET_SENSITIVE: Statement = {
  name: 'board-set-sensitive-by-staff',
  text: `update boards set sensitivity_by_staff = $3, sensitivity_screen = sensitivity_by_owner or $3
    where home = $1 and id = $2`,
};

export async function setSensitiveByStaff(
  tx: Transaction,
  board: AllowedBoard<'moderate'>,
  isSensitive: boolean,
): Promise<void> {
  await tx.write(SET_SENSITIVE, [homeOf(board.id), board.id, isSensitive]);
}
