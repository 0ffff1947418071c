import type { Eraser } from '#features/core/identity/eraser.ts';
import { deleteMemberships } from './erase-person.store.ts';

/** Audiences of their own go with their ad accounts. */
export const eraseAudiences: Eraser = ({ db }, person) =>
  db.transaction((tx) => deleteMemberships(tx, person));
