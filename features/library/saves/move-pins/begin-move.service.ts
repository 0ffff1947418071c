import { type BegunWork, beginWork, STEP_PINS } from '#features/library/work/board-work.service.ts';
import { handToJob, workOnceBegun } from '#features/library/work/board-work-steps.service.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { moveNextPins } from './move-next-pins.service.ts';
import { movePinsJob } from './move-pins.job.ts';
import type { AllowedMove } from './move-pins.ts';

/** Begins the move of pins; the board that they come to tells how far it is. */
export async function beginMove(
  context: ContextFor<'person'>,
  tx: Transaction,
  { target: { board, sectionId }, pins }: AllowedMove,
): Promise<BegunWork> {
  const { clock, jobs, viewer } = context;
  const action = await beginWork(tx, {
    kind: 'move_pins',
    boardId: board.id,
    sectionId,
    isOrigin: false,
    payload: { pin_ids: pins.map((pin) => pin.id), viewer_id: viewer.id, section_id: sectionId },
    at: clock.now(),
  });
  await handToJob({ jobs }, tx, movePinsJob, action.id);
  if (pins.length <= STEP_PINS) workOnceBegun(context, tx, moveNextPins, action.id);
  return action;
}
