import type { AllowedBoard } from '#features/library/work/board-proof.ts';
import type { Statement, Transaction } from '#platform/database/database.ts';
import { homeOf } from '#platform/ids/ids.ts';
import type { BoardDates } from './date-board.ts';

const WRITE: Statement = {
  name: 'date-board',
  text: `update boards set starts_on = $3::date, ends_on = $4::date, updated_at = $5
    where home = $1 and id = $2`,
};

export async function writeDates(
  tx: Transaction,
  { id }: AllowedBoard<'edit'>,
  { startsOn, endsOn }: BoardDates,
  at: Date,
): Promise<void> {
  await tx.write(WRITE, [homeOf(id), id, startsOn, endsOn, at]);
}
