import type { Eraser } from '#features/core/identity/eraser.ts';
import { eraseClustersRows } from './erase-person.store.ts';

export const eraseClusters: Eraser = ({ db }, person) =>
  db.transaction((tx) => eraseClustersRows(tx, person));
