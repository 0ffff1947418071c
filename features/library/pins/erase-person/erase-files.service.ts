import type { Eraser } from '#features/core/identity/eraser.ts';
import { forgetMedia, forgetUploads } from '#features/core/media/forget-media.service.ts';
import { findUsedFiles } from '../purge-pins/purge-pins.store.ts';
import { restorableSince } from '../restore-period.ts';

/** Removes only files that nothing else shows. Runs last, as it checks what is left. */
export const eraseFiles: Eraser = (platform, { id: personId }) =>
  platform.db.transaction(async (tx) => {
    const files = await forgetUploads(tx, personId);
    await forgetMedia(platform, tx, files, (signatures) =>
      findUsedFiles(tx, signatures, restorableSince(platform.clock.now())),
    );
  });
