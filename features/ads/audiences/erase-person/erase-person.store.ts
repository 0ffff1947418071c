import type { ErasedPerson } from '#features/core/identity/eraser.ts';
import type { Statement, Transaction } from '#platform/database/database.ts';
import { homeOf } from '#platform/ids/ids.ts';

const ERASE: Statement = {
  name: 'audience-members-erase',
  text: 'delete from audience_members where home = $1 and user_id = $2',
};

export async function deleteMemberships(tx: Transaction, { id }: ErasedPerson): Promise<void> {
  await tx.write(ERASE, [homeOf(id), id]);
}
