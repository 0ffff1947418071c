import type { Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

const SET: Statement = {
  name: 'board-set-disabled',
  // Rides the primary key.
  text: 'update boards set is_temporarily_disabled = $3 where home = $1 and id = $2',
};

export async function setDisabled(tx: Transaction, id: Id, isDisabled: boolean): Promise<void> {
  await tx.write(SET, [homeOf(id), id, isDisabled]);
}
