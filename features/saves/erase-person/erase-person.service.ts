import { lockPlaces } from '#features/boards/board-places.service.ts';
import type { Eraser } from '#features/identity/eraser.ts';
import { listLivePinIds } from '#features/pins/erased-pins.service.ts';
import { findPinFacts } from '#features/pins/pin-rows.service.ts';
import { eachBatch } from '#platform/database/each-by-id.ts';
import { takeAway } from '../delete-pins/take-away.service.ts';

const BATCH = 50;

/** Deletes the pins of a person with all places and counts; what others saved of them stays theirs. */
export const eraseSaves: Eraser = async ({ db, clock }, personId, signal) => {
  for await (const ids of eachBatch(() => listLivePinIds(db, personId, BATCH), signal)) {
    await db.transaction(async (tx) => {
      const seen = await findPinFacts(tx, ids);
      const { pins } = await lockPlaces(tx, [...seen.values()], [], { withChains: true });
      await takeAway(tx, [...pins.values()], { viewerId: personId, ownBoards: new Set(), at: clock.now() });
    });
  }
};
