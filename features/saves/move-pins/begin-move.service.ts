import { beginWork } from '#features/boards/board-work.service.ts';
import { handToJob } from '#features/boards/board-work-steps.service.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { movePinsJob } from './move-pins.job.ts';
import type { AllowedMove } from './move-pins.ts';

/** Begins the move of many pins; the board that they come to tells how far it is. */
export async function beginMove(
  { clock, jobs, viewer }: ContextFor<'person'>,
  tx: Transaction,
  { target: { board, sectionId }, pins }: AllowedMove,
): Promise<void> {
  const actionId = await beginWork(tx, {
    kind: 'move_pins',
    boardId: board.id,
    sectionId,
    isOrigin: false,
    payload: { pin_ids: pins.map((pin) => pin.id), viewer_id: viewer.id, section_id: sectionId },
    at: clock.now(),
  });
  await handToJob({ jobs }, tx, movePinsJob, actionId);
}
