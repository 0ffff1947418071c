import type { Eraser } from '#features/core/identity/eraser.ts';
import { eraseFromBulkEdits } from './erase-person.store.ts';

export const eraseBulkEdits: Eraser = ({ db }, person) =>
  db.transaction((tx) => eraseFromBulkEdits(tx, person));
