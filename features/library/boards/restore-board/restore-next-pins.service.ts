import { z } from 'zod';
import { changePersonCounts } from '#features/core/people/person-counts.service.ts';
import type { CountChanges } from '#features/core/people/person-counts.ts';
import { countsOfPins } from '#features/library/pins/pin-counts.ts';
import type { AllowedPin } from '#features/library/pins/pin-proof.ts';
import {
  emitPinsChanged,
  findPinFacts,
  lockPins,
  markPinsRestored,
  pinsOn,
  putOnBoard,
} from '#features/library/pins/pin-rows.service.ts';
import type { AllowedBoard, LockedBoard } from '#features/library/work/board-proof.ts';
import {
  type BoardWork,
  defineBoardWork,
  lockWorkOn,
  STEP_PINS,
  type WorkStep,
} from '#features/library/work/board-work.service.ts';
import { advanceAction, endAction, findAction } from '#features/library/work/board-work.store.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { dropCustomCovers, refreshCovers } from '../board-cover.store.ts';
import { addPlaces } from '../board-places.service.ts';
import { findPlacedPicture } from '../edit-board/edit-board.store.ts';
import { findDeletedBoard, listPinsDeletedWith } from './restore-board.store.ts';

const restorePayload = z.object({ deleted_at: z.coerce.date() });

export const restoreNextPins: WorkStep = async (platform, actionId, alongside) => {
  const { db, clock } = platform;
  const known = await findAction(db, actionId);
  if (!known || known.finished_at) return false;
  const { deleted_at: deletedAt } = restorePayload.parse(known.payload);
  return db.transaction(async (tx) => {
    const work = await lockWorkOn(tx, known);
    const board = work?.boards.get(known.board_id);
    if (!work || !board) return false;
    const { action } = work;
    const at = clock.now();
    if (board.deleted_at) {
      await endAction(tx, action, at, 'the board is gone');
      return false;
    }
    const ids = await listPinsDeletedWith(tx, board, { deletedAt, limit: STEP_PINS });
    const pins = await lockPinsDeletedWith(tx, board, ids);
    const changes = await bringPinsBack(tx, board, pins, at);
    await changePersonCounts(tx, changes);
    await emitPinsChanged(platform, tx, changes.keys());
    if (ids.length < STEP_PINS) {
      await dropMissingCover(tx, board);
      await endAction(tx, action, at);
      return false;
    }
    await advanceAction(tx, action, { progress: 0.5, cursor: null });
    await alongside(tx);
    return true;
  });
};

export async function lockPinsDeletedWith(
  tx: Transaction,
  board: AllowedBoard<'restore' | 'work'>,
  ids: readonly Id[],
): Promise<AllowedPin<'board'>[]> {
  const seen = await findPinFacts(tx, ids);
  const locked = await lockPins(tx, [...seen.keys()], [...seen.values()]);
  return pinsOn(new Map([[board.id, board]]), locked.values()).filter((pin) => pin.deleted_at);
}

/** Returns the changes of people's counts. */
export async function bringPinsBack(
  tx: Transaction,
  board: AllowedBoard<'restore' | 'work'>,
  pins: readonly AllowedPin<'board'>[],
  at: Date,
): Promise<Map<Id, CountChanges>> {
  await markPinsRestored(tx, pins, at);
  const places = pins.flatMap(({ id, last_place }) => (last_place ? [{ pin_id: id, ...last_place }] : []));
  await putOnBoard(tx, pins, { boardId: board.id, privacy: board.privacy, at });
  await addPlaces(tx, new Map([[board.id, board]]), places, null);
  return countsOfPins(
    pins.map((pin) => ({ ...pin, board_id: board.id })),
    1,
  );
}

export async function dropMissingCover(tx: Transaction, board: LockedBoard): Promise<void> {
  const { id } = board;
  const coverId = (await findDeletedBoard(tx, id))?.cover_pin_id;
  if (!coverId || (await findPlacedPicture(tx, id, coverId))) return;
  await dropCustomCovers(tx, new Map([[id, board]]), [{ board_id: id, pin_id: coverId }]);
  await refreshCovers(tx, [board]);
}

export const restoreBoardJob: BoardWork = defineBoardWork('boards.restore', restoreNextPins);
