import type { Eraser } from '#features/core/identity/eraser.ts';
import { eraseNotificationRows } from './erase-person.store.ts';

export const eraseNotifications: Eraser = ({ db }, person) =>
  db.transaction((tx) => eraseNotificationRows(tx, person));
