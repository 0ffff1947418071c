import { changePersonCounts } from './person-counts.service.ts';
import { PERSON_COUNTS } from './person-counts.ts';
import type { Recount, RightCount } from './wrong-count.ts';

/** What is counted of people; the nouns that are counted tell what is wrong. */
export const recountPeople: Recount = {
  right: Object.fromEntries(
    PERSON_COUNTS.map((name): [string, RightCount] => [
      `person.${name}`,
      (tx, id, by) => changePersonCounts(tx, new Map([[id, { [name]: by }]])),
    ]),
  ),
};
