import type { Oneself } from '#features/core/identity/acting-access.ts';
import type { Statement, Transaction } from '#platform/database/database.ts';
import { homeOf } from '#platform/ids/ids.ts';

const START: Statement = {
  name: 'people-start-custom-order',
  // Uses the primary key. Writes even if nothing changes, to lock the row in either case.
  text: 'update users set has_custom_board_sorting_order = true where home = $1 and id = $2',
};

export async function writeCustomOrder(tx: Transaction, { id }: Oneself): Promise<void> {
  await tx.write(START, [homeOf(id), id]);
}
