import type { Eraser } from '#features/core/identity/eraser.ts';
import { eraseAccessRows } from './erase-person.store.ts';

/** What they were given and gave; in the logs of businesses they are nobody any more. */
export const eraseAccess: Eraser = ({ db }, person) => db.transaction((tx) => eraseAccessRows(tx, person));
