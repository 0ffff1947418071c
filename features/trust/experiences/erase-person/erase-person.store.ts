import type { ErasedPerson } from '#features/core/identity/eraser.ts';
import type { Transaction } from '#platform/database/database.ts';
import { writeEachOf } from '#platform/database/rows-of-owner.ts';

// Overrides and changes are few.
const OF_PERSON = [
  'delete from experience_users where home = $1 and user_id = $2',
  'delete from flag_overrides where user_id = $1',
  // Uses experience_changes_of_staff.
  'update experience_changes set staff_id = null where staff_id = $1',
];

export async function eraseExperiencesRows(tx: Transaction, person: ErasedPerson): Promise<void> {
  await writeEachOf(tx, OF_PERSON, person.id);
}
