import { lockTarget } from '#features/boards/board-places.service.ts';
import { beginWork } from '#features/boards/board-work.service.ts';
import { handToJob } from '#features/boards/board-work-steps.service.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { movePinsJob } from './move-pins.job.ts';
import type { AllowedMove } from './move-pins.ts';

/** Begins the move of many pins; the board that they come to tells how far it is. */
export async function beginMove(
  { db, clock, jobs, viewer }: ContextFor<'person'>,
  { board, section, pins }: AllowedMove,
): Promise<void> {
  await db.transaction(async (tx) => {
    const target = await lockTarget(tx, { board, section, saverId: viewer.id });
    const actionId = await beginWork(tx, {
      kind: 'move_pins',
      boardId: board.id,
      sectionId: target.sectionId,
      isOrigin: false,
      payload: {
        pin_ids: pins.map((pin) => pin.id),
        viewer_id: viewer.id,
        section_id: target.sectionId,
      },
      at: clock.now(),
    });
    await handToJob({ jobs }, tx, movePinsJob, actionId);
  });
}
