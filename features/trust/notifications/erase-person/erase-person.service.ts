import type { Eraser } from '#features/core/identity/eraser.ts';
import { eraseNotificationRows } from './erase-person.store.ts';

/** Removes the news of a person, and all that tells others of them. */
export const eraseNotifications: Eraser = ({ db }, personId) =>
  db.transaction((tx) => eraseNotificationRows(tx, personId));
