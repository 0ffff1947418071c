import { z } from 'zod';
import { lockPlaces } from '#features/library/boards/board-places.service.ts';
import { emitPinsChanged, findPinFacts } from '#features/library/pins/pin-rows.service.ts';
import {
  advanceWork,
  type BoardWork,
  defineBoardWork,
  findWork,
  lockWork,
  STEP_PINS,
  type WorkStep,
} from '#features/library/work/board-work.service.ts';
import { idOption } from '#platform/resource/options.ts';
import { takeAway } from './take-away.service.ts';

const deletePayload = z.object({
  pin_ids: z.array(idOption),
  viewer_id: idOption,
});

export const deleteNextPins: WorkStep = async (platform, actionId, alongside) => {
  const { db, clock } = platform;
  const work = await findWork(db, actionId);
  if (!work) return false;
  const { pin_ids, viewer_id } = deletePayload.parse(work.payload);
  const before = Number(work.cursor ?? 0);
  const ids = pin_ids.slice(before, before + STEP_PINS);
  return db.transaction(async (tx) => {
    const seen = await findPinFacts(tx, ids);
    const { pins, boards } = await lockPlaces(tx, [...seen.values()], [work.board_id], { withChains: true });
    const locked = await lockWork(tx, work, boards);
    if (!locked) {
      await alongside(tx);
      return true;
    }
    const at = clock.now();
    const { pinners } = await takeAway(tx, boards, [...pins.values()], { viewerId: viewer_id, at });
    await emitPinsChanged(platform, tx, pinners);
    const isMore = await advanceWork(tx, locked, { done: before + ids.length, total: pin_ids.length, at });
    if (isMore) await alongside(tx);
    return isMore;
  });
};

export const deletePinsJob: BoardWork = defineBoardWork('pins.delete', deleteNextPins);
