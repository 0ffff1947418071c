import { z } from 'zod';
import { findTarget, replacePins } from '#features/library/boards/board-places.service.ts';
import { advanceWork, failWork, findWork, lockWorkOn } from '#features/library/work/board-work.service.ts';
import type { WorkStep } from '#features/library/work/board-work-steps.service.ts';
import { parseId } from '#platform/ids/ids.ts';
import { idOption } from '#platform/resource/options.ts';

const fillPayload = z.object({ pin_ids: z.array(idOption) });

/** Moves those of the first pins that are still on the board, in one step. */
export const fillSection: WorkStep = async ({ db, clock }, actionId) => {
  const work = await findWork(db, actionId);
  if (!work) return false;
  const { pin_ids } = fillPayload.parse(work.payload);
  return db.transaction(async (tx) => {
    const locked = await lockWorkOn(tx, work);
    if (!locked) return false;
    const at = clock.now();
    const target = await findTarget(tx, locked.boards.get(work.board_id), parseId(work.section_id));
    if (!target?.sectionId) {
      await failWork(tx, locked, at, 'the section is gone');
      return false;
    }
    await replacePins(tx, target, pin_ids, at);
    return advanceWork(tx, locked, { done: pin_ids.length, total: pin_ids.length, at });
  });
};
