import type { Eraser } from '#features/core/identity/eraser.ts';
import { eraseNewsRows } from './erase-person.store.ts';

/** Removes the news of a person, and all that tells others of them. */
export const eraseNews: Eraser = ({ db }, personId) => db.transaction((tx) => eraseNewsRows(tx, personId));
