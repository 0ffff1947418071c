import type { ErasedPerson } from '#features/core/identity/eraser.ts';
import type { Transaction } from '#platform/database/database.ts';
import { writeEachOf } from '#platform/database/rows-of-owner.ts';

/** With all that is below them. Uses ad_accounts_of_owner. */
export async function eraseAdAccountRows(tx: Transaction, person: ErasedPerson): Promise<void> {
  await writeEachOf(tx, ['delete from ad_accounts where home = $1 and owner_id = $2'], person.id);
}
