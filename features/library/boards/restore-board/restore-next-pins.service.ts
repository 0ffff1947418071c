import { z } from 'zod';
import { changePersonCounts } from '#features/core/people/person-counts.service.ts';
import type { CountChanges } from '#features/core/people/person-counts.ts';
import { countsOfPins } from '#features/library/pins/pin-counts.ts';
import {
  findPinFacts,
  type LockedPin,
  lockPins,
  markPinsRestored,
  putOnBoard,
} from '#features/library/pins/pin-rows.service.ts';
import { emitPinsChanged } from '#features/library/pins/pins-changed.service.ts';
import {
  advanceActions,
  endActions,
  findAction,
  lockAction,
} from '#features/library/work/blocking-action.store.ts';
import { type LockedBoard, lockBoardRows } from '#features/library/work/board-lock.store.ts';
import { STEP_PINS } from '#features/library/work/board-work.service.ts';
import type { WorkStep } from '#features/library/work/board-work-steps.service.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { countsOfBoard } from '../board-counts.ts';
import { dropCustomCovers, refreshCovers } from '../board-cover.store.ts';
import { addPlaces, livePlaces } from '../board-places.service.ts';
import { listArchivers } from '../delete-board/delete-board.store.ts';
import { findPlacedPicture } from '../edit-board/edit-board.store.ts';
import { findDeletedBoard, listPinsDeletedWith } from './restore-board.store.ts';

const restorePayload = z.object({ deleted_at: z.coerce.date() });

/** The next pins that went with a board that is there again, in one transaction; true where more are left. */
export const restoreNextPins: WorkStep = async (platform, actionId, alongside) => {
  const { db, clock } = platform;
  const known = await findAction(db, actionId);
  if (!known || known.finished_at) return false;
  const { deleted_at: deletedAt } = restorePayload.parse(known.payload);
  return db.transaction(async (tx) => {
    const board = (await lockBoardRows(tx, [known.board_id])).get(known.board_id);
    const action = await lockAction(tx, actionId);
    if (!action) return false;
    const at = clock.now();
    if (!board || board.deleted_at) {
      await endActions(tx, [actionId], at, 'the board is gone');
      return false;
    }
    const ids = await listPinsDeletedWith(tx, board, { deletedAt, limit: STEP_PINS });
    const pins = await lockPinsDeletedWith(tx, board, ids);
    const changes = await bringPinsBack(tx, board, pins, at);
    await changePersonCounts(tx, changes);
    await emitPinsChanged(platform, tx, changes.keys());
    if (ids.length < STEP_PINS) {
      await dropMissingCover(tx, board.id);
      await endActions(tx, [actionId], at);
      return false;
    }
    await advanceActions(tx, [actionId], { progress: 0.5, cursor: null });
    await alongside(tx);
    return true;
  });
};

export async function lockPinsDeletedWith(
  tx: Transaction,
  { id }: LockedBoard,
  ids: readonly Id[],
): Promise<LockedPin[]> {
  const seen = await findPinFacts(tx, ids);
  const locked = await lockPins(tx, [...seen.keys()], [...seen.values()]);
  return [...locked.values()].filter((pin) => pin.deleted_at && pin.last_place?.board_id === id);
}

/** Restores locked pins to where they stood; answers what changes of people's counts. */
export async function bringPinsBack(
  tx: Transaction,
  board: LockedBoard,
  pins: readonly LockedPin[],
  at: Date,
): Promise<Map<Id, CountChanges>> {
  await markPinsRestored(tx, pins, at);
  const places = pins.flatMap(({ id, last_place }) => (last_place ? [{ pin_id: id, ...last_place }] : []));
  const ids = pins.map((pin) => pin.id);
  await putOnBoard(tx, ids, { boardId: board.id, privacy: board.privacy, at });
  await addPlaces(tx, await livePlaces(tx, places), null);
  return countsOfPins(
    pins.map((pin) => ({ ...pin, board_id: board.id })),
    1,
  );
}

/** A chosen cover whose pin did not come back is none any longer. */
export async function dropMissingCover(tx: Transaction, id: Id): Promise<void> {
  const coverId = (await findDeletedBoard(tx, id))?.cover_pin_id;
  if (!coverId || (await findPlacedPicture(tx, id, coverId))) return;
  await dropCustomCovers(tx, [{ board_id: id, pin_id: coverId }]);
  await refreshCovers(tx, [id]);
}

/** How the counts of people change when a board is there again, its pins aside. */
export async function countsOfRestored(
  tx: Transaction,
  { id, owner_id, privacy }: LockedBoard,
): Promise<[Id, CountChanges][]> {
  const archivers = await listArchivers(tx, id, owner_id);
  return [
    [owner_id, countsOfBoard(privacy, 1)],
    ...archivers.map((userId): [Id, CountChanges] => [userId, { archived_board_count: 1 }]),
  ];
}
