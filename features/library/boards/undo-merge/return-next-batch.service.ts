import type { z } from 'zod';
import type { AllowedBoard } from '#features/library/work/board-proof.ts';
import {
  type BoardWork,
  defineBoardWork,
  defineStep,
  STEP_PINS,
} from '#features/library/work/board-work.service.ts';
import type { Transaction } from '#platform/database/database.ts';
import { refreshCovers } from '../board-cover.store.ts';
import { moveToBoard } from '../board-places.service.ts';
import { findPlacedPicture, setCover } from '../edit-board/edit-board.store.ts';
import { mergePayload } from '../merge-boards/merge-boards.store.ts';
import { dropEmptySections, forgetPlaces, listMergedPins, takeFollowersBack } from './undo-merge.store.ts';

/** Stored with the blocking action of the restored board. */
const undoMergePayload = mergePayload.pick({
  target_id: true,
  total: true,
  cover: true,
  made_sections: true,
});

export type UndoMergePayload = z.output<typeof undoMergePayload>;

/** Pins deleted or moved since stay where they are. */
export const returnNextBatch = defineStep(
  undoMergePayload,
  async ({ tx, platform, action: { progress }, board, boards, payload: undoing, at }) => {
    if (board.deleted_at) return { failure: 'the board is gone' };
    const target = boards.get(undoing.target_id);
    const places = await listMergedPins(tx, board.id, STEP_PINS);
    if (target) await moveToBoard(platform, tx, places, { from: target, to: board, at, pinnedAt: null });
    await forgetPlaces(tx, board, places);
    if (places.length === STEP_PINS || (target && (await takeFollowersBack(tx, board.id, target)))) {
      return { progress: progress + places.length / Math.max(undoing.total, 1), cursor: null };
    }
    if (target) await dropEmptySections(tx, target, undoing.made_sections, at);
    await restoreCover(tx, board, undoing);
    return 'done';
  },
  (undoing) => [undoing.target_id],
);

/** The chosen cover comes back with its pin. */
async function restoreCover(
  tx: Transaction,
  board: AllowedBoard<'work'>,
  { cover }: UndoMergePayload,
): Promise<void> {
  if (!cover || (await findPlacedPicture(tx, board.id, cover.pin_id)) !== cover.signature) return;
  await setCover(tx, board, { pinId: cover.pin_id, signature: cover.signature, crop: cover.crop });
  await refreshCovers(tx, [board]);
}

export const undoMergeJob: BoardWork = defineBoardWork('boards.undo-merge', returnNextBatch);
