import type { ErasedPerson } from '#features/core/identity/eraser.ts';
import type { Transaction } from '#platform/database/database.ts';
import { writeEachOf } from '#platform/database/rows-of-owner.ts';

// Overrides are few.
const OF_PERSON = [
  'delete from experience_users where home = $1 and user_id = $2',
  'delete from flag_overrides where user_id = $1',
];

export async function eraseExperiencesRows(tx: Transaction, person: ErasedPerson): Promise<void> {
  await writeEachOf(tx, OF_PERSON, person.id);
}
