import type { Eraser } from '#features/core/identity/eraser.ts';
import { eraseAdAccountRows } from './erase-person.store.ts';

export const eraseAdAccounts: Eraser = ({ db }, person) =>
  db.transaction((tx) => eraseAdAccountRows(tx, person));
