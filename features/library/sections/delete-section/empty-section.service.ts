import { emptySection } from '#features/library/boards/section-rows.store.ts';
import {
  advanceActions,
  endActions,
  findAction,
  lockAction,
} from '#features/library/work/blocking-action.store.ts';
import { lockBoardRows } from '#features/library/work/board-lock.store.ts';
import { STEP_PINS } from '#features/library/work/board-work.service.ts';
import type { WorkStep } from '#features/library/work/board-work-steps.service.ts';
import { parseId } from '#platform/ids/ids.ts';

/** Takes the next pins out of a deleted section; they stay on the board. True where more are left. */
export const emptyNext: WorkStep = async ({ db, clock }, actionId, alongside) => {
  const known = await findAction(db, actionId);
  const sectionId = parseId(known?.section_id);
  if (!known || known.finished_at || !sectionId) return false;
  return db.transaction(async (tx) => {
    await lockBoardRows(tx, [known.board_id]);
    if (!(await lockAction(tx, actionId))) return false;
    if ((await emptySection(tx, sectionId, STEP_PINS)) < STEP_PINS) {
      await endActions(tx, [actionId], clock.now());
      return false;
    }
    await advanceActions(tx, [actionId], { progress: 0.5, cursor: null });
    await alongside(tx);
    return true;
  });
};
