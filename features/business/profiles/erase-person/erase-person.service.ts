import type { Eraser } from '#features/core/identity/eraser.ts';
import { eraseBusinessRows } from './erase-person.store.ts';

/** Removes what a person is as a business, and who may act for them or they for others. */
export const eraseBusiness: Eraser = ({ db }, personId) =>
  db.transaction((tx) => eraseBusinessRows(tx, personId));
