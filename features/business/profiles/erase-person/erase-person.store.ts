import type { ErasedPerson } from '#features/core/identity/eraser.ts';
import type { Transaction } from '#platform/database/database.ts';
import { writeEachOf } from '#platform/database/rows-of-owner.ts';

const OF_PERSON = ['delete from verified_merchants where home = $1 and user_id = $2'];

export async function eraseBusinessRows(tx: Transaction, person: ErasedPerson): Promise<void> {
  await writeEachOf(tx, OF_PERSON, person.id);
}
