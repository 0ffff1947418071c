import type { Eraser } from '#features/core/identity/eraser.ts';
import { eraseExperiencesRows } from './erase-person.store.ts';

/** Removes which hints a person has seen, and what was switched for them alone. */
export const eraseExperiences: Eraser = ({ db }, personId) =>
  db.transaction((tx) => eraseExperiencesRows(tx, personId));
