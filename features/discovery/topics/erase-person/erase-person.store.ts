import type { ErasedPerson } from '#features/core/identity/eraser.ts';
import type { Transaction } from '#platform/database/database.ts';
import { homeOf } from '#platform/ids/ids.ts';

const FOLLOWS = 'delete from interest_follows where home = $1 and user_id = $2';

export async function eraseTopicsRows(tx: Transaction, person: ErasedPerson): Promise<void> {
  await tx.write(FOLLOWS, [homeOf(person.id), person.id]);
}
