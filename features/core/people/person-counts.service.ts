import type { Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import { changeCountsInHome, homesInOrder, listWrongFollowCounts } from './person-counts.store.ts';
import { type CountChanges, PERSON_COUNTS, type Recount, type RightCount } from './person-counts.ts';

/** People's rows are locked last, after boards and pins, and by id: this order prevents deadlocks. */
export async function changePersonCounts(
  tx: Transaction,
  changes: ReadonlyMap<Id, CountChanges>,
): Promise<void> {
  const real = [...changes].filter(([, change]) => Object.values(change).some((by) => by !== 0));
  for (const home of homesInOrder(real.map(([id]) => id))) {
    await changeCountsInHome(tx, home, new Map(real.filter(([id]) => homeOf(id) === home)));
  }
}

/** Finds wrong follow counts; the nouns of pins and boards find the other wrong ones. */
export const recountPeople: Recount = {
  listWrong: listWrongFollowCounts,
  right: Object.fromEntries(
    PERSON_COUNTS.map((name): [string, RightCount] => [
      `person.${name}`,
      (tx, id, by) => changePersonCounts(tx, new Map([[id, { [name]: by }]])),
    ]),
  ),
};
