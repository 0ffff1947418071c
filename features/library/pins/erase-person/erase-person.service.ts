import type { Eraser } from '#features/core/identity/eraser.ts';
import { forgetMedia, forgetUploads } from '#features/core/media/forget-media.service.ts';
import { eachBatch, eachById } from '#platform/database/each-by-id.ts';
import { unmarkFavorite } from '../favorite-pin/favorite-pin.store.ts';
import { deleteTryLike } from '../like-try/like-try.store.ts';
import { lockPins } from '../pin-rows.service.ts';
import { deletePinsForGood, findUsedFiles } from '../purge-pins/purge-pins.store.ts';
import { restorableSince } from '../restore-period.ts';
import { addToTryCount } from '../try.store.ts';
import {
  deleteMarks,
  deleteTryForGood,
  listDeletedPins,
  listFavorites,
  listLikedTries,
  listTriesBy,
} from './erase-person.store.ts';

/** Removes only files that nothing else shows. Runs last, as it checks what is left. */
export const eraseFiles: Eraser = (platform, { id: personId }) =>
  platform.db.transaction(async (tx) => {
    const files = await forgetUploads(tx, personId);
    await forgetMedia(platform, tx, files, (signatures) =>
      findUsedFiles(tx, signatures, restorableSince(platform.clock.now())),
    );
  });

const BATCH = 50;

/** Removes files that nothing else shows, and the person's marks on other people's pins, too. */
export const erasePins: Eraser = async (platform, person, signal) => {
  const { id: personId } = person;
  const { db, clock } = platform;
  for await (const { id } of eachById((batch) => listFavorites(db, personId, batch), signal)) {
    await db.transaction((tx) => unmarkFavorite(tx, person, id));
  }
  for await (const { id } of eachById((batch) => listLikedTries(db, personId, batch), signal)) {
    await db.transaction((tx) => deleteTryLike(tx, person, id));
  }
  for await (const { id, pin_id } of eachById((batch) => listTriesBy(db, personId, batch), signal)) {
    await db.transaction(async (tx) => {
      const pin = (await lockPins(tx, [pin_id])).get(pin_id);
      if (pin && (await deleteTryForGood(tx, person, pin, id))) await addToTryCount(tx, pin, -1);
    });
  }
  await db.transaction((tx) => deleteMarks(tx, person));
  const now = clock.now();
  for await (const ids of eachBatch(() => listDeletedPins(db, personId, BATCH), signal)) {
    await db.transaction(async (tx) => {
      const { count, files } = await deletePinsForGood(tx, ids, now);
      // They would be listed forever.
      if (count === 0) throw new Error(`pins of person ${personId} cannot be deleted`);
      await forgetMedia(platform, tx, files, (signatures) =>
        findUsedFiles(tx, signatures, restorableSince(now)),
      );
    });
  }
};
