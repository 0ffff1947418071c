import { changePersonCounts } from '#features/people/person-counts.service.ts';
import { countsOfPins } from '#features/pins/pin-counts.ts';
import { restorableSince } from '#features/pins/pin-deletion.ts';
import {
  findPinFacts,
  type LockedPin,
  lockPins,
  markPinsRestored,
  putOnBoard,
} from '#features/pins/pin-rows.service.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import { notFound } from '#platform/resource/refusal.ts';
import { isOwnDeletedBoard, requireBoardFor } from '../board.service.ts';
import { countsOfBoard, mergeCounts } from '../board-counts.ts';
import { dropCustomCovers } from '../board-cover.store.ts';
import { claimBoardName } from '../board-names.service.ts';
import { addPlaces } from '../board-places.service.ts';
import { type LockedBoard, lockBoardRows } from '../board-places.store.ts';
import type { Refused } from '../board-refusals.ts';
import { listArchivers } from '../delete-board/delete-board.store.ts';
import { undoMerge } from '../undo-merge/undo-merge.service.ts';
import {
  type DeletedBoardRow,
  findDeletedBoard,
  listPinsDeletedWith,
  markBoardRestored,
} from './restore-board.store.ts';

/**
 * Brings a deleted board back with its sections and the pins that went with it, or that its merge moved to another.
 * Restoring what is there is no error. Its address may change where another board has taken it.
 */
export async function restoreBoard(context: Context, id: Id): Promise<{ id: Id } | Refused> {
  if (!(await isOwnDeletedBoard(context, id))) {
    await requireBoardFor(context, 'delete', id);
    return { id };
  }
  const known = await findDeletedBoard(context.db, id);
  if (known?.merged_into_id) return undoMerge(context, { sourceId: id, targetId: known.merged_into_id });
  const now = context.clock.now();
  return context.db.transaction(async (tx) => {
    const locked = (await lockBoardRows(tx, [id])).get(id);
    const board = await findDeletedBoard(tx, id);
    if (!locked || !board) throw notFound('board');
    if (!board.deleted_at) return { id };
    if (board.deleted_at <= restorableSince(now)) return { refused: 'too-late-to-restore' };
    const pins = await lockPinsDeletedWith(tx, locked, board.deleted_at);
    const claimed = await claimBoardName(tx, locked.owner_id, board.name, board);
    if ('refused' in claimed) return claimed;
    await markBoardRestored(tx, id, claimed.slug, now);
    await putPinsBack(tx, locked, board, pins, now);
    await countRestored(tx, locked, pins);
    return { id };
  });
}

async function lockPinsDeletedWith(
  tx: Transaction,
  { id, owner_id }: LockedBoard,
  deletedAt: Date,
): Promise<LockedPin[]> {
  const seen = await findPinFacts(tx, await listPinsDeletedWith(tx, { id, ownerId: owner_id, deletedAt }));
  const locked = await lockPins(tx, [...seen.keys()], [...seen.values()]);
  return [...locked.values()].filter((pin) => pin.deleted_at && pin.last_place?.board_id === id);
}

async function putPinsBack(
  tx: Transaction,
  board: LockedBoard,
  { cover_pin_id }: DeletedBoardRow,
  pins: readonly LockedPin[],
  at: Date,
): Promise<void> {
  await markPinsRestored(tx, pins, at);
  const places = pins.flatMap(({ id, last_place }) => (last_place ? [{ pin_id: id, ...last_place }] : []));
  const ids = pins.map((pin) => pin.id);
  await putOnBoard(tx, ids, { boardId: board.id, privacy: board.privacy, at });
  await addPlaces(tx, places, null);
  const isCoverGone = cover_pin_id && !ids.includes(cover_pin_id);
  if (isCoverGone) await dropCustomCovers(tx, [{ board_id: board.id, pin_id: cover_pin_id }]);
}

async function countRestored(tx: Transaction, board: LockedBoard, pins: readonly LockedPin[]): Promise<void> {
  const { id, owner_id, privacy } = board;
  const archivers = await listArchivers(tx, id, owner_id);
  const changes = mergeCounts(
    [
      ...countsOfPins(
        pins.map((pin) => ({ ...pin, board_id: id })),
        1,
      ),
    ],
    [[owner_id, countsOfBoard(privacy, 1)]],
    archivers.map((userId) => [userId, { archived_board_count: 1 }]),
  );
  await changePersonCounts(tx, changes);
}
