import type { Eraser } from '#features/core/identity/eraser.ts';
import { eraseTopicsRows } from './erase-person.store.ts';

export const eraseTopics: Eraser = ({ db }, person) => db.transaction((tx) => eraseTopicsRows(tx, person));
