import type { Eraser } from '#features/core/identity/eraser.ts';
import { lockPlaces } from '#features/library/boards/board-places.service.ts';
import { findPinFacts, listLivePinIds } from '#features/library/pins/pin-rows.service.ts';
import { eachBatch } from '#platform/database/each-by-id.ts';
import { takeAway } from '../delete-pins/delete-pins.service.ts';

const BATCH = 50;

/** What others saved from them stays. */
export const eraseSaves: Eraser = async ({ db, clock }, { id: personId }, signal) => {
  for await (const ids of eachBatch(() => listLivePinIds(db, personId, BATCH), signal)) {
    await db.transaction(async (tx) => {
      const seen = await findPinFacts(tx, ids);
      const { pins, boards } = await lockPlaces(tx, [...seen.values()], [], { withChains: true });
      const { deleted } = await takeAway(tx, boards, [...pins.values()], {
        viewerId: personId,
        at: clock.now(),
      });
      // They would be listed forever.
      if (deleted.length === 0) throw new Error(`pins of person ${personId} cannot be taken away`);
    });
  }
};
