import type { z } from 'zod';
import { emitPinsChanged, lockPins, pinsOn, putOnBoard } from '#features/library/pins/pin-rows.service.ts';
import type { AllowedBoard, AllowedBoards } from '#features/library/work/board-proof.ts';
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
import { idOption } from '#platform/resource/options.ts';
import { refreshCovers } from '../board-cover.store.ts';
import { addPlaces, unplacePins } from '../board-places.service.ts';
import type { PlacedPin } from '../board-places.store.ts';
import { findPlacedPicture, setCover } from '../edit-board/edit-board.store.ts';
import { mergePayload } from '../merge-boards/merge-boards.store.ts';
import { dropEmptySections, forgetPlaces, listMergedPins, takeFollowersBack } from './undo-merge.store.ts';

/** Stored with the blocking action of the restored board. */
const undoMergePayload = mergePayload
  .pick({
    target_id: true,
    total: true,
    cover: true,
    made_sections: true,
  })
  .extend({
    /** The action that shows the same work on the board the pins leave. */
    echo_id: idOption,
  });

export type UndoMergePayload = z.output<typeof undoMergePayload>;

export const returnNextBatch: WorkStep = async (platform, actionId, alongside) => {
  const { db, clock } = platform;
  const known = await findAction(db, actionId);
  if (!known || known.finished_at) return false;
  const undoing = undoMergePayload.parse(known.payload);
  return db.transaction(async (tx) => {
    const work = await lockWorkOn(tx, known, [undoing.target_id]);
    if (!work) return false;
    const { action, boards } = work;
    const board = boards.get(known.board_id);
    const target = boards.get(undoing.target_id);
    const at = clock.now();
    if (!board || board.deleted_at) {
      await endAction(tx, action, at, 'the board is gone');
      return false;
    }
    const places = await listMergedPins(tx, board.id, STEP_PINS);
    await emitPinsChanged(platform, tx, await returnPlaces(tx, places, { board, boards, undoing, at }));
    if (places.length < STEP_PINS && !(target && (await takeFollowersBack(tx, board.id, target)))) {
      await tidy(tx, { board, boards, undoing, at });
      await endAction(tx, action, at);
      return false;
    }
    const progress = action.progress + places.length / Math.max(undoing.total, 1);
    await advanceAction(tx, action, { progress, cursor: null });
    await alongside(tx);
    return true;
  });
};

interface Return {
  board: AllowedBoard<'work'>;
  boards: AllowedBoards<'work'>;
  undoing: UndoMergePayload;
  at: Date;
}

/** Pins deleted or moved since stay where they are. Returns the pinners of those that came back. */
async function returnPlaces(
  tx: Transaction,
  places: readonly PlacedPin[],
  { board, boards, undoing, at }: Return,
): Promise<Id[]> {
  const pins = await lockPins(
    tx,
    places.map((place) => place.pin_id),
  );
  const there = places.filter((place) => pins.get(place.pin_id)?.board_id === undoing.target_id);
  const ids = there.map((place) => place.pin_id);
  await unplacePins(
    tx,
    boards,
    ids.map((id) => ({ id, board_id: undoing.target_id })),
  );
  const here = new Set(ids);
  const back = pinsOn(boards, pins.values()).filter(({ id }) => here.has(id));
  await putOnBoard(tx, back, { boardId: board.id, privacy: board.privacy, at });
  await addPlaces(tx, boards, there, null);
  await forgetPlaces(tx, board, places);
  return ids.flatMap((id) => pins.get(id)?.pinner_id ?? []);
}

/** Restores the chosen cover with its pin, and deletes sections the other board has only from the merge. */
async function tidy(tx: Transaction, { board, boards, undoing, at }: Return): Promise<void> {
  const { cover, made_sections, target_id } = undoing;
  const target = boards.get(target_id);
  if (target) await dropEmptySections(tx, target, made_sections, at);
  if (!cover || (await findPlacedPicture(tx, board.id, cover.pin_id)) !== cover.signature) return;
  await setCover(tx, board, { pinId: cover.pin_id, signature: cover.signature, crop: cover.crop });
  await refreshCovers(tx, [board]);
}

export const undoMergeJob: BoardWork = defineBoardWork('boards.undo-merge', returnNextBatch);
