import { findBoardsFor } from '#features/boards/board.service.ts';
import { lockBoardFor } from '#features/boards/board-lock.service.ts';
import { beginWork } from '#features/boards/board-work.service.ts';
import { handToJob } from '#features/boards/board-work-steps.service.ts';
import { MOST_PINS_AT_ONCE } from '#features/pins/pin.ts';
import type { LockedPin } from '#features/pins/pin-rows.service.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { readingIn } from '#platform/resource/reading-in.ts';
import { invalid } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { deletePinsJob } from './delete-pins.job.ts';
import type { DeletedPins } from './delete-pins.ts';

interface ManyPins {
  pins: readonly LockedPin[];
  ownBoards: ReadonlySet<Id>;
  boardId: Id | null;
}

/**
 * Begins to delete many pins, which the viewer may; the board that they leave tells how far it is.
 * @throws Refusal 400 where they are on no board that the viewer may save to, and too many to go at once.
 */
export async function beginDelete(
  context: ContextFor<'person'>,
  tx: Transaction,
  { pins, ownBoards, boardId }: ManyPins,
): Promise<DeletedPins> {
  const { clock, jobs, viewer } = context;
  const left = pins.flatMap((pin) => pin.board_id ?? []);
  const boards = await findBoardsFor(readingIn(context, tx), 'save', left);
  const [board] = [boardId, ...left].flatMap((id) => (id && boards.get(id)) || []);
  if (!board) {
    const values = { most: MOST_PINS_AT_ONCE };
    throw invalid('pin_ids', 'Pins on no board of yours go {most} at a time.', { values });
  }
  await lockBoardFor(context, tx, 'save', board.id);
  const payload = {
    pin_ids: pins.map((pin) => pin.id),
    viewer_id: viewer.id,
    own_board_ids: [...ownBoards],
  };
  const work = { boardId: board.id, sectionId: null, isOrigin: true, payload, at: clock.now() };
  const actionId = await beginWork(tx, { kind: 'delete_pins', ...work });
  await handToJob({ jobs }, tx, deletePinsJob, actionId);
  const live = pins.filter((pin) => !pin.deleted_at);
  return {
    deleted: live.flatMap((pin) => (pin.pinner_id === viewer.id ? [pin.id] : [])),
    removed: live.flatMap((pin) => (pin.pinner_id === viewer.id ? [] : [pin.id])),
  };
}
