import type { Eraser } from '#features/core/identity/eraser.ts';
import { eraseNotificationRows } from './erase-person.store.ts';

export const eraseNotifications: Eraser = ({ db }, personId) =>
  db.transaction((tx) => eraseNotificationRows(tx, personId));
