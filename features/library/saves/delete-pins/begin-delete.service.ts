import { findBoardsFor } from '#features/library/boards/board.service.ts';
import { lockBoardFor } from '#features/library/boards/board-lock.service.ts';
import type { PinFacts } from '#features/library/pins/pin-proof.ts';
import { type BegunWork, beginWork, STEP_PINS } from '#features/library/work/board-work.service.ts';
import { handToJob, workOnceBegun } from '#features/library/work/board-work-steps.service.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { readingIn } from '#platform/resource/reading-in.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { deleteNextPins } from './delete-next-pins.service.ts';
import { deletePinsJob } from './delete-pins.job.ts';

interface ManyPins {
  pins: readonly PinFacts[];
  boardId: Id | null;
}

/**
 * Starts to delete pins that the viewer may delete; the board they leave shows the progress. Null if they are on no
 * board that the viewer may save to.
 */
export async function beginDelete(
  context: ContextFor<'person'>,
  tx: Transaction,
  { pins, boardId }: ManyPins,
): Promise<BegunWork | null> {
  const { clock, jobs, viewer } = context;
  const left = pins.flatMap((pin) => pin.board_id ?? []);
  const boards = await findBoardsFor(readingIn(context, tx), 'save', left);
  const [id] = [boardId, ...left].flatMap((one) => (one && boards.get(one)?.id) || []);
  if (!id) return null;
  const board = await lockBoardFor(context, tx, 'save', id);
  const payload = {
    pin_ids: pins.map((pin) => pin.id),
    viewer_id: viewer.id,
  };
  const work = { board, sectionId: null, isOrigin: true, payload, at: clock.now() };
  const action = await beginWork(tx, { kind: 'delete_pins', ...work });
  await handToJob({ jobs }, tx, deletePinsJob, action);
  if (pins.length <= STEP_PINS) workOnceBegun(context, tx, deleteNextPins, action.id);
  return action;
}
