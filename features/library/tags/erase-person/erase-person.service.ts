import type { Eraser } from '#features/core/identity/eraser.ts';
import { eraseTagRows } from './erase-person.store.ts';

export const eraseTags: Eraser = ({ db }, person) => db.transaction((tx) => eraseTagRows(tx, person));
