import type { Eraser } from '#features/core/identity/eraser.ts';
import { deleteDays } from './erase-person.store.ts';

export const eraseAnalytics: Eraser = ({ db }, person) => db.transaction((tx) => deleteDays(tx, person));
