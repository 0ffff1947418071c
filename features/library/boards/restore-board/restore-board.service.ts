import { changePersonCounts } from '#features/core/people/person-counts.service.ts';
import { emitPinsChanged } from '#features/library/pins/pins-changed.service.ts';
import { restorableSince } from '#features/library/pins/restore-period.ts';
import { insertAction } from '#features/library/work/blocking-action.store.ts';
import { codeOfAction, WHOLE_BOARD } from '#features/library/work/blocking-action.ts';
import type { AllowedBoard } from '#features/library/work/board-proof.ts';
import { isBoardBusy, STEP_PINS } from '#features/library/work/board-work.service.ts';
import { handToJob } from '#features/library/work/board-work-steps.service.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import { notFound } from '#platform/resource/refusal.ts';
import { isOwnDeletedBoard, requireBoardFor } from '../board.service.ts';
import { mergeCounts } from '../board-counts.ts';
import { lockDeletedBoard } from '../board-lock.service.ts';
import { claimBoardName } from '../board-names.service.ts';
import type { Refused } from '../board-refusals.ts';
import { undoMerge } from '../undo-merge/undo-merge.service.ts';
import { restoreBoardJob } from './restore-board.job.ts';
import { findDeletedBoard, listPinsDeletedWith, markBoardRestored } from './restore-board.store.ts';
import {
  bringPinsBack,
  countsOfRestored,
  dropMissingCover,
  lockPinsDeletedWith,
} from './restore-next-pins.service.ts';

/** Many pins follow in batches. The address changes if another board has taken it. */
export async function restoreBoard(context: Context, id: Id): Promise<{ id: Id } | Refused> {
  if (!(await isOwnDeletedBoard(context, id))) {
    await requireBoardFor(context, 'delete', id);
    return { id };
  }
  const known = await findDeletedBoard(context.db, id);
  if (known?.merged_into_id) return undoMerge(context, { sourceId: id, targetId: known.merged_into_id });
  const now = context.clock.now();
  return context.db.transaction(async (tx) => {
    const locked = (await lockDeletedBoard(context, tx, id)).get(id);
    const board = await findDeletedBoard(tx, id);
    if (!locked || !board) throw notFound('board');
    if (!board.deleted_at) return { id };
    if (board.deleted_at <= restorableSince(now)) return { refused: 'too-late-to-restore' };
    if (await isBoardBusy(tx, id)) return { refused: 'board-busy' };
    const deletedAt = board.deleted_at;
    const ids = await listPinsDeletedWith(tx, locked, { deletedAt, limit: STEP_PINS + 1 });
    const isSmall = ids.length <= STEP_PINS;
    // People are locked after pins, and claiming a name locks the owner.
    const pins = isSmall ? await lockPinsDeletedWith(tx, locked, ids) : [];
    const claimed = await claimBoardName(tx, { ownerId: locked.owner_id, name: board.name, at: now, board });
    if ('refused' in claimed) return claimed;
    await markBoardRestored(tx, locked, claimed.slug, now);
    if (!isSmall) await beginJob(context, tx, { board: locked, deletedAt, at: now });
    const ofPins = await bringPinsBack(tx, locked, pins, now);
    if (isSmall) await dropMissingCover(tx, locked);
    await changePersonCounts(tx, mergeCounts([...ofPins], await countsOfRestored(tx, locked)));
    await emitPinsChanged(context, tx, ofPins.keys());
    return { id };
  });
}

async function beginJob(
  { jobs }: Context,
  tx: Transaction,
  { board, deletedAt, at }: { board: AllowedBoard<'restore'>; deletedAt: Date; at: Date },
): Promise<void> {
  const shared = { board, sectionId: WHOLE_BOARD, type: codeOfAction('move_pins'), at };
  const payload = { deleted_at: deletedAt.toISOString() };
  const action = await insertAction(tx, { ...shared, isOrigin: false, payload });
  await handToJob({ jobs }, tx, restoreBoardJob, action);
}
