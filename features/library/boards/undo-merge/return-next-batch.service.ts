import { lockPins, putOnBoard } from '#features/library/pins/pin-rows.service.ts';
import { emitPinsChanged } from '#features/library/pins/pins-changed.service.ts';
import {
  advanceActions,
  endActions,
  findAction,
  lockAction,
} from '#features/library/work/blocking-action.store.ts';
import { type LockedBoard, lockBoardRows } from '#features/library/work/board-lock.store.ts';
import { idsOfWork, STEP_PINS } from '#features/library/work/board-work.service.ts';
import type { WorkStep } from '#features/library/work/board-work-steps.service.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { refreshCovers } from '../board-cover.store.ts';
import { takeFollowersBack } from '../board-followers.store.ts';
import { addPlaces, livePlaces, unplacePins } from '../board-places.service.ts';
import type { PlacedPin } from '../board-places.store.ts';
import { findPlacedPicture, setCover } from '../edit-board/edit-board.store.ts';
import { dropEmptySections, forgetPlaces, listMergedPins } from './undo-merge.store.ts';
import { type UndoMergePayload, undoMergePayload } from './undo-merge.ts';

/** The next pins of a merge that is undone, in one transaction; true where more are left. */
export const returnNextBatch: WorkStep = async (platform, actionId, alongside) => {
  const { db, clock } = platform;
  const known = await findAction(db, actionId);
  if (!known || known.finished_at) return false;
  const undoing = undoMergePayload.parse(known.payload);
  return db.transaction(async (tx) => {
    const boards = await lockBoardRows(tx, [known.board_id, undoing.target_id]);
    const action = await lockAction(tx, actionId);
    if (!action) return false;
    const board = boards.get(known.board_id);
    const at = clock.now();
    if (!board || board.deleted_at) {
      await endActions(tx, idsOfWork(action), at, 'the board is gone');
      return false;
    }
    const places = await listMergedPins(tx, board.id, STEP_PINS);
    await emitPinsChanged(platform, tx, await returnPlaces(tx, places, { board, undoing, at }));
    const merge = { sourceId: board.id, targetId: undoing.target_id };
    if (places.length < STEP_PINS && !(await takeFollowersBack(tx, merge))) {
      await tidy(tx, board, undoing, at);
      await endActions(tx, idsOfWork(action), at);
      return false;
    }
    const progress = action.progress + places.length / Math.max(undoing.total, 1);
    await advanceActions(tx, idsOfWork(action), { progress, cursor: null });
    await alongside(tx);
    return true;
  });
};

interface Return {
  board: LockedBoard;
  undoing: UndoMergePayload;
  at: Date;
}

/** What was deleted, or put elsewhere, since stays where it is. Answers whose pins came back. */
async function returnPlaces(
  tx: Transaction,
  places: readonly PlacedPin[],
  { board, undoing, at }: Return,
): Promise<Id[]> {
  const pins = await lockPins(
    tx,
    places.map((place) => place.pin_id),
  );
  const there = places.filter((place) => pins.get(place.pin_id)?.board_id === undoing.target_id);
  const ids = there.map((place) => place.pin_id);
  await unplacePins(
    tx,
    ids.map((id) => ({ id, board_id: undoing.target_id })),
  );
  await putOnBoard(tx, ids, { boardId: board.id, privacy: board.privacy, at });
  await addPlaces(tx, await livePlaces(tx, there), null);
  await forgetPlaces(tx, places);
  return ids.flatMap((id) => pins.get(id)?.pinner_id ?? []);
}

/** The chosen cover comes back with its pin; sections that the other board has only through the merge go. */
async function tidy(
  tx: Transaction,
  board: LockedBoard,
  { cover, made_sections, target_id }: UndoMergePayload,
  at: Date,
): Promise<void> {
  await dropEmptySections(tx, { boardId: target_id, sectionIds: made_sections }, at);
  if (!cover || (await findPlacedPicture(tx, board.id, cover.pin_id)) !== cover.signature) return;
  await setCover(tx, board.id, { pinId: cover.pin_id, signature: cover.signature, crop: cover.crop });
  await refreshCovers(tx, [board.id]);
}
