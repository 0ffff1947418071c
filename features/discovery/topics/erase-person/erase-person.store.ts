import type { Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

// Uses the primary key.
const FOLLOWS = 'delete from interest_follows where home = $1 and user_id = $2';

export async function eraseTopicsRows(tx: Transaction, personId: Id): Promise<void> {
  await tx.write(FOLLOWS, [homeOf(personId), personId]);
}
