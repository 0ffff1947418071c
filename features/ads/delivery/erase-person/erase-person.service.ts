import type { Eraser } from '#features/core/identity/eraser.ts';
import { deleteAdViewer } from '../ad-viewer.store.ts';
import { forgetTouches } from '../touch-keys.service.ts';

export const eraseAdViewer: Eraser = (platform, person) =>
  platform.db.transaction(async (tx) => {
    await forgetTouches(tx, platform, person.id);
    await deleteAdViewer(tx, person);
  });
