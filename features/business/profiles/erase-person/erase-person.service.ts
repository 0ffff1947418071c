import type { Eraser } from '#features/core/identity/eraser.ts';
import { eraseBusinessRows } from './erase-person.store.ts';

export const eraseBusiness: Eraser = ({ db }, person) =>
  db.transaction((tx) => eraseBusinessRows(tx, person));
