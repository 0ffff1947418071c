import type { Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

// Rides the primary key.
const OF_PERSON = ['delete from interest_follows where home = $1 and user_id = $2'];

/** Removes the topics that a person follows. */
export async function eraseTopicsRows(tx: Transaction, personId: Id): Promise<void> {
  for (const statement of OF_PERSON) {
    const values = statement.includes('$2') ? [homeOf(personId), personId] : [personId];
    await tx.write(statement, values);
  }
}
