import type { Eraser } from '#features/core/identity/eraser.ts';
import { deleteAdViewer } from '../ad-viewer.store.ts';

export const eraseAdViewer: Eraser = ({ db }, person) => db.transaction((tx) => deleteAdViewer(tx, person));
