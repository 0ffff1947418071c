import type { ErasedPerson } from '#features/core/identity/eraser.ts';
import type { Statement, Transaction } from '#platform/database/database.ts';
import { homeOf } from '#platform/ids/ids.ts';

const DELETE: Statement = {
  name: 'analytics-erase',
  text: 'delete from analytics_days where home = $1 and owner_id = $2',
};

export async function deleteDays(tx: Transaction, { id }: ErasedPerson): Promise<void> {
  await tx.write(DELETE, [homeOf(id), id]);
}
