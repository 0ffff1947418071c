import { emptySection } from '#features/library/boards/section-rows.store.ts';
import { advanceAction, endAction, findAction } from '#features/library/work/blocking-action.store.ts';
import { lockWorkOn, STEP_PINS } from '#features/library/work/board-work.service.ts';
import type { WorkStep } from '#features/library/work/board-work-steps.service.ts';
import { parseId } from '#platform/ids/ids.ts';

export const emptyNext: WorkStep = async ({ db, clock }, actionId, alongside) => {
  const known = await findAction(db, actionId);
  const sectionId = parseId(known?.section_id);
  if (!known || known.finished_at || !sectionId) return false;
  return db.transaction(async (tx) => {
    const work = await lockWorkOn(tx, known);
    const board = work?.boards.get(known.board_id);
    if (!work || !board) return false;
    if ((await emptySection(tx, board, sectionId, STEP_PINS)) < STEP_PINS) {
      await endAction(tx, work.action, clock.now());
      return false;
    }
    await advanceAction(tx, work.action, { progress: 0.5, cursor: null });
    await alongside(tx);
    return true;
  });
};
