import { z } from 'zod';
import { changePersonCounts } from '#features/core/people/person-counts.service.ts';
import type { CountChanges } from '#features/core/people/person-counts.ts';
import { countsOfMove, countsOfPins } from '#features/library/pins/pin-counts.ts';
import {
  emitPinsChanged,
  findPinFacts,
  lockPins,
  markPinsDeleted,
  pinsOn,
  takeOffBoards,
} from '#features/library/pins/pin-rows.service.ts';
import type { AllowedBoard } from '#features/library/work/board-proof.ts';
import {
  type BoardWork,
  beginWork,
  defineBoardWork,
  defineStep,
  handToJob,
  isBoardBusy,
  STEP_PINS,
} from '#features/library/work/board-work.service.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Context, Platform } from '#platform/resource/context.ts';
import { countBoard, mergeCounts } from '../board-counts.service.ts';
import { isOwnDeletedBoard, lockBoardFor, lockBoardTo } from '../board-lock.service.ts';
import { deletePlaces, listNextPlaces, type PlacedPin } from '../board-places.store.ts';
import type { Refused } from '../board-refusals.ts';
import { countDeletedPins, markBoardDeleted } from './delete-board.store.ts';

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

export const deleteNextPins = defineStep(z.unknown(), async ({ tx, platform, action: { cursor }, board }) => {
  if (!board.deleted_at) return { failure: 'the board is not deleted' };
  const places = await listNextPlaces(tx, board.id, { cursor, limit: STEP_PINS });
  // The board's time of deletion, by which restoring finds the pins.
  const changes = await takePinsAlong(tx, board, places, board.deleted_at);
  await changePersonCounts(tx, changes);
  await emitPinsChanged(platform, tx, changes.keys());
  if (places.length < STEP_PINS) return 'done';
  // Progress is not counted: the board is no longer visible.
  return { progress: 0.5, cursor: places.at(-1)?.pin_id ?? null };
});

/** Deletes the owner's pins among these and takes the others off. Returns the changes of people's counts. */
async function takePinsAlong(
  tx: Transaction,
  board: AllowedBoard<'delete' | 'work' | 'maintain'>,
  places: readonly PlacedPin[],
  at: Date,
): Promise<Map<Id, CountChanges>> {
  const { id, owner_id } = board;
  const seen = await findPinFacts(
    tx,
    places.map((place) => place.pin_id),
  );
  const locked = [...(await lockPins(tx, [...seen.keys()], [...seen.values()])).values()];
  const boards = new Map([[id, board]]);
  const pins = pinsOn(boards, locked).filter((pin) => !pin.deleted_at);
  const own = pins.filter((pin) => pin.pinner_id === owner_id);
  const others = pins.filter((pin) => pin.pinner_id !== owner_id);
  const stood = await deletePlaces(
    tx,
    boards,
    pins.map((pin) => ({ id: pin.id, board_id: id })),
  );
  const before = new Map(stood.map(({ pin_id, ...place }) => [pin_id, place]));
  await markPinsDeleted(tx, own, before, { deletedBy: owner_id, at });
  await takeOffBoards(tx, others, before, at);
  await countDeletedPins(tx, board, own.length);
  return mergeCounts([...countsOfPins(own, -1)], [...countsOfMove(others, null)]);
}

/** The board cannot be restored until all its pins are deleted. */
export const deleteBoardJob: BoardWork = defineBoardWork('boards.delete', deleteNextPins, {
  isEnded: false,
});

export async function emptyBoard({ db }: Pick<Platform, 'db'>, id: Id, signal?: AbortSignal): Promise<void> {
  for (let isMore = true; isMore; ) {
    signal?.throwIfAborted();
    isMore = await db.transaction(async (tx) => {
      const board = await lockBoardTo(tx, 'maintain', id);
      if (!board?.deleted_at) return false;
      const places = await listNextPlaces(tx, id, { cursor: null, limit: STEP_PINS });
      await changePersonCounts(tx, await takePinsAlong(tx, board, places, board.deleted_at));
      return places.length === STEP_PINS;
    });
  }
}
