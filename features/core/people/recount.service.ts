import { changePersonCounts } from './person-counts.service.ts';
import { PERSON_COUNTS } from './person-counts.ts';
import { listWrongFollowCounts } from './recount.store.ts';
import type { Recount, RightCount } from './wrong-count.ts';

/**
 * Finds wrong follow counts and repairs any count of people; the nouns of pins and boards find the other wrong ones.
 */
export const recountPeople: Recount = {
  listWrong: listWrongFollowCounts,
  right: Object.fromEntries(
    PERSON_COUNTS.map((name): [string, RightCount] => [
      `person.${name}`,
      (tx, id, by) => changePersonCounts(tx, new Map([[id, { [name]: by }]])),
    ]),
  ),
};
