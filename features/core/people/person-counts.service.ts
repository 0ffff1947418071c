import type { Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import { changeCountsInHome, homesInOrder } from './person-counts.store.ts';
import type { CountChanges } from './person-counts.ts';

/**
 * Changes counts of people in the transaction that changes what they count. People's rows are locked last, after
 * boards and pins, and by id: this order prevents deadlocks.
 */
export async function changePersonCounts(
  tx: Transaction,
  changes: ReadonlyMap<Id, CountChanges>,
): Promise<void> {
  const real = [...changes].filter(([, change]) => Object.values(change).some((by) => by !== 0));
  for (const home of homesInOrder(real.map(([id]) => id))) {
    await changeCountsInHome(tx, home, new Map(real.filter(([id]) => homeOf(id) === home)));
  }
}
