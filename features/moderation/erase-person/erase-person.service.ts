import type { Eraser } from '#features/identity/eraser.ts';
import { eraseReportsRows } from './erase-person.store.ts';

/** Removes the cases about a person, and who they were where they reported something; what was decided stays in the log. */
export const eraseReports: Eraser = ({ db }, personId) =>
  db.transaction((tx) => eraseReportsRows(tx, personId));
