import type { ErasedPerson } from '#features/core/identity/eraser.ts';
import type { Transaction } from '#platform/database/database.ts';
import { writeEachOf } from '#platform/database/rows-of-owner.ts';

// All but the last use primary keys; it reads a whole table, in a job that nobody waits for.
const OF_PERSON = [
  'delete from verified_merchants where home = $1 and user_id = $2',
  'delete from campaign_preferences where home = $1 and user_id = $2',
  'delete from managed_clients where home = $1 and agency_id = $2',
  'delete from managed_clients where client_id = $1',
];

export async function eraseBusinessRows(tx: Transaction, person: ErasedPerson): Promise<void> {
  await writeEachOf(tx, OF_PERSON, person.id);
}
