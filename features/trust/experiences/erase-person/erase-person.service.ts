import type { Eraser } from '#features/core/identity/eraser.ts';
import { eraseExperiencesRows } from './erase-person.store.ts';

export const eraseExperiences: Eraser = ({ db }, person) =>
  db.transaction((tx) => eraseExperiencesRows(tx, person));
