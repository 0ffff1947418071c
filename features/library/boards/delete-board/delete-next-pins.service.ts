import { changePersonCounts } from '#features/core/people/person-counts.service.ts';
import type { CountChanges } from '#features/core/people/person-counts.ts';
import { countsOfMove, countsOfPins } from '#features/library/pins/pin-counts.ts';
import {
  findPinFacts,
  lockPins,
  markPinsDeleted,
  takeOffBoards,
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
import { mergeCounts } from '../board-counts.ts';
import { deletePlaces, listNextPlaces, type PlacedPin } from '../board-places.store.ts';
import { countDeletedPins } from './delete-board.store.ts';

/** The next pins of a deleted board, in one transaction; true where more are left. */
export const deleteNextPins: WorkStep = async (platform, actionId, alongside) => {
  const { db, clock } = platform;
  const known = await findAction(db, actionId);
  if (!known || known.finished_at) return false;
  return db.transaction(async (tx) => {
    const board = (await lockBoardRows(tx, [known.board_id])).get(known.board_id);
    const action = await lockAction(tx, actionId);
    if (!action) return false;
    if (!board?.deleted_at) {
      await endActions(tx, [actionId], clock.now(), 'the board is not deleted');
      return false;
    }
    const places = await listNextPlaces(tx, board.id, { cursor: action.cursor, limit: STEP_PINS });
    // The moment of the board, by which restoring finds them again.
    const changes = await takePinsAlong(tx, board, places, board.deleted_at);
    await changePersonCounts(tx, changes);
    await emitPinsChanged(platform, tx, changes.keys());
    if (places.length < STEP_PINS) {
      await endActions(tx, [actionId], clock.now());
      return false;
    }
    // How many are left is not counted: nobody sees the board any more.
    await advanceActions(tx, [actionId], { progress: 0.5, cursor: places.at(-1)?.pin_id ?? null });
    await alongside(tx);
    return true;
  });
};

/** Deletes those of the pins that are its owner's, and takes the others off; answers what changes of people's counts. */
export async function takePinsAlong(
  tx: Transaction,
  { id, owner_id }: LockedBoard,
  places: readonly PlacedPin[],
  at: Date,
): Promise<Map<Id, CountChanges>> {
  const seen = await findPinFacts(
    tx,
    places.map((place) => place.pin_id),
  );
  const locked = [...(await lockPins(tx, [...seen.keys()], [...seen.values()])).values()];
  const pins = locked.filter((pin) => pin.board_id === id && !pin.deleted_at);
  const own = pins.filter((pin) => pin.pinner_id === owner_id);
  const others = pins.filter((pin) => pin.pinner_id !== owner_id);
  const stood = await deletePlaces(
    tx,
    pins.map((pin) => ({ id: pin.id, board_id: id })),
  );
  const before = new Map(stood.map(({ pin_id, ...place }) => [pin_id, place]));
  await markPinsDeleted(tx, own, before, { deletedBy: owner_id, at });
  await takeOffBoards(
    tx,
    others.map((pin) => pin.id),
    before,
    at,
  );
  await countDeletedPins(tx, id, own.length);
  return mergeCounts([...countsOfPins(own, -1)], [...countsOfMove(others, null)]);
}
