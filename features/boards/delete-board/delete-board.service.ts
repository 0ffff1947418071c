import { changePersonCounts } from '#features/people/person-counts.service.ts';
import { countsOfMove, countsOfPins } from '#features/pins/pin-counts.ts';
import { findPinFacts, lockPins, markPinsDeleted, takeOffBoards } from '#features/pins/pin-rows.service.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import { isOwnDeletedBoard, requireBoardFor } from '../board.service.ts';
import { countsOfBoard, mergeCounts } from '../board-counts.ts';
import { deletePlaces, type LockedBoard, lockBoardRows } from '../board-places.store.ts';
import type { Refused } from '../board-refusals.ts';
import { isBoardBusy } from '../board-work.service.ts';
import { listPlacedIds } from '../edit-board/edit-board.store.ts';
import { listArchivers, markBoardDeleted } from './delete-board.store.ts';

/**
 * Deletes a board with its owner's pins; both can be restored for 30 days. Pins of collaborators stay with them, on no
 * board. Deleting what is deleted already is no error.
 */
export async function deleteBoard(context: Context, id: Id): Promise<{ id: Id } | Refused> {
  try {
    await requireBoardFor(context, 'delete', id);
  } catch (refusal) {
    // Asked in this order, as another may delete it at this moment.
    if (await isOwnDeletedBoard(context, id)) return { id };
    throw refusal;
  }
  const at = context.clock.now();
  return context.db.transaction(async (tx) => {
    const board = (await lockBoardRows(tx, [id])).get(id);
    if (!board || board.deleted_at) return { id };
    if (await isBoardBusy(tx, id)) return { refused: 'board-busy' };
    await deleteLocked(tx, board, at);
    return { id };
  });
}

async function deleteLocked(tx: Transaction, board: LockedBoard, at: Date): Promise<void> {
  const { id, owner_id } = board;
  const seen = await findPinFacts(tx, await listPlacedIds(tx, id));
  const locked = [...(await lockPins(tx, [...seen.keys()], [...seen.values()])).values()];
  const pins = locked.filter((pin) => pin.board_id === id && !pin.deleted_at);
  const own = pins.filter((pin) => pin.pinner_id === owner_id);
  const others = pins.filter((pin) => pin.pinner_id !== owner_id);
  const stood = await deletePlaces(
    tx,
    pins.map((pin) => ({ id: pin.id, board_id: id })),
  );
  const places = new Map(stood.map(({ pin_id, ...place }) => [pin_id, place]));
  await markPinsDeleted(tx, own, places, { deletedBy: owner_id, at });
  await takeOffBoards(
    tx,
    others.map((pin) => pin.id),
    places,
    at,
  );
  await markBoardDeleted(tx, id, own.length, at);
  const archivers = await listArchivers(tx, id, owner_id);
  const changes = mergeCounts(
    [...countsOfPins(own, -1)],
    [...countsOfMove(others, null)],
    [[owner_id, countsOfBoard(board.privacy, -1)]],
    archivers.map((userId) => [userId, { archived_board_count: -1 }]),
  );
  await changePersonCounts(tx, changes);
}
