import type { CountChanges } from '#features/core/people/person-counts.ts';
import { emitPinsChanged } from '#features/library/pins/pin-rows.service.ts';
import type { AllowedBoard } from '#features/library/work/board-proof.ts';
import { beginWork, handToJob, isBoardBusy, STEP_PINS } from '#features/library/work/board-work.service.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import { isOwnDeletedBoard } from '../board.service.ts';
import { countBoard } from '../board-counts.service.ts';
import { lockBoardFor } from '../board-lock.service.ts';
import { listNextPlaces } from '../board-places.store.ts';
import type { Refused } from '../board-refusals.ts';
import { markBoardDeleted } from './delete-board.store.ts';
import { deleteBoardJob, takePinsAlong } from './delete-next-pins.service.ts';

/** Collaborators keep their pins, on no board. The board is gone at once, many pins follow in batches. */
export async function deleteBoard(context: Context, id: Id): Promise<{ id: Id } | Refused> {
  try {
    return await context.db.transaction(async (tx) => {
      const board = await lockBoardFor(context, tx, 'delete', id);
      if (await isBoardBusy(tx, id)) return { refused: 'board-busy' };
      await deleteLocked(context, tx, board);
      return { id };
    });
  } catch (refusal) {
    if (await isOwnDeletedBoard(context, id)) return { id };
    throw refusal;
  }
}

const NONE: Map<Id, CountChanges> = new Map();

async function deleteLocked(context: Context, tx: Transaction, board: AllowedBoard<'delete'>): Promise<void> {
  const { clock, jobs } = context;
  const { id } = board;
  const at = clock.now();
  await markBoardDeleted(tx, board, 0, at);
  const places = await listNextPlaces(tx, id, { cursor: null, limit: STEP_PINS + 1 });
  const isSmall = places.length <= STEP_PINS;
  if (!isSmall) {
    const payload = { deleted_at: at.toISOString() };
    const action = await beginWork(tx, { kind: 'delete_board', board, isOrigin: true, payload, at });
    await handToJob({ jobs }, tx, deleteBoardJob, action);
  }
  const ofPins = isSmall ? await takePinsAlong(tx, board, places, at) : NONE;
  await countBoard(tx, board, -1, ofPins);
  await emitPinsChanged(context, tx, ofPins.keys());
}
