import type { Eraser } from '#features/core/identity/eraser.ts';
import { eraseExperiencesRows } from './erase-person.store.ts';

/** Removes the hints a person has seen and their flag overrides. */
export const eraseExperiences: Eraser = ({ db }, personId) =>
  db.transaction((tx) => eraseExperiencesRows(tx, personId));
