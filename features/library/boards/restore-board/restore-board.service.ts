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
import { restorableSince } from '#features/library/pins/restore-period.ts';
import type { AllowedBoard, LockedBoard } from '#features/library/work/board-proof.ts';
import {
  type BegunWork,
  type BoardWork,
  beginWork,
  defineBoardWork,
  defineStep,
  handToJob,
  isBoardBusy,
  isBoardLeaving,
  STEP_PINS,
  workOnceBegun,
} from '#features/library/work/board-work.service.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import { notFound } from '#platform/resource/refusal.ts';
import { requireBoardFor } from '../board.service.ts';
import { countBoard } from '../board-counts.service.ts';
import { dropCustomCovers, refreshCovers } from '../board-cover.store.ts';
import { isOwnDeletedBoard, lockDeletedBoard } from '../board-lock.service.ts';
import { claimBoardName } from '../board-names.service.ts';
import { addPlaces } from '../board-places.service.ts';
import type { Refused } from '../board-refusals.ts';
import { findPlacedPicture } from '../edit-board/edit-board.store.ts';
import { findMerge, type MergeInput, mergePayload } from '../merge-boards/merge-boards.store.ts';
import {
  returnNextBatch,
  type UndoMergePayload,
  undoMergeJob,
} from '../undo-merge/return-next-batch.service.ts';
import { countMergedPins } from '../undo-merge/undo-merge.store.ts';
import {
  type DeletedBoardRow,
  findDeletedBoard,
  listPinsDeletedWith,
  markBoardRestored,
} from './restore-board.store.ts';

export interface Restored {
  id: Id;
  /** The slow work that brings its pins back, if any. */
  action: BegunWork | null;
}

/** Many pins follow in batches. The address changes if another board has taken it. */
export async function restoreBoard(context: Context, id: Id): Promise<Restored | Refused> {
  if (!(await isOwnDeletedBoard(context, id))) {
    await requireBoardFor(context, 'delete', id);
    return { id, action: null };
  }
  const known = await findDeletedBoard(context.db, id);
  if (known?.merged_into_id) return undoMerge(context, { sourceId: id, targetId: known.merged_into_id });
  const now = context.clock.now();
  return context.db.transaction(async (tx) => {
    const locked = (await lockDeletedBoard(context, tx, id)).get(id);
    const board = await findDeletedBoard(tx, id);
    if (!locked || !board) throw notFound('board');
    if (!board.deleted_at) return { id, action: null };
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
    const action = isSmall ? null : await beginJob(context, tx, { board: locked, deletedAt, at: now });
    const ofPins = await bringPinsBack(tx, locked, pins, now);
    if (isSmall) await dropMissingCover(tx, locked);
    await countBoard(tx, locked, 1, ofPins);
    await emitPinsChanged(context, tx, ofPins.keys());
    return { id, action };
  });
}

async function beginJob(
  { jobs }: Context,
  tx: Transaction,
  { board, deletedAt, at }: { board: AllowedBoard<'restore'>; deletedAt: Date; at: Date },
): Promise<BegunWork> {
  const payload = { deleted_at: deletedAt.toISOString() };
  const action = await beginWork(tx, { kind: 'move_pins', board, isOrigin: false, payload, at });
  await handToJob({ jobs }, tx, restoreBoardJob, action);
  return action;
}

/** Restores the viewer's own merged board with those of its pins still on the other board. */
async function undoMerge(context: Context, merge: MergeInput): Promise<Restored | Refused> {
  const id = merge.sourceId;
  return context.db.transaction(async (tx) => {
    const boards = await lockDeletedBoard(context, tx, id, [merge.targetId]);
    const board = await findDeletedBoard(tx, id);
    const source = boards.get(id);
    if (!board || !source) throw notFound('board');
    // Another undo came first.
    if (board.merged_into_id !== merge.targetId) return { id, action: null };
    return begin(context, tx, { board, source, target: boards.get(merge.targetId) });
  });
}

interface Undoing {
  board: DeletedBoardRow;
  source: AllowedBoard<'restore'>;
  target: AllowedBoard<'restore'> | undefined;
}

async function begin(
  context: Context,
  tx: Transaction,
  { board, source, target }: Undoing,
): Promise<Restored | Refused> {
  const { id } = source;
  const at = context.clock.now();
  if (!board.deleted_at || board.deleted_at <= restorableSince(at)) return { refused: 'too-late-to-restore' };
  const hasTarget = target !== undefined && !target.deleted_at;
  if (hasTarget && (await isBoardLeaving(tx, target.id))) return { refused: 'board-busy' };
  const claimed = await claimBoardName(tx, { ownerId: source.owner_id, name: board.name, at, board });
  if ('refused' in claimed) return claimed;
  await markBoardRestored(tx, source, claimed.slug, at);
  await countBoard(tx, source, 1);
  const merged = hasTarget ? await findMerge(tx, { sourceId: id, targetId: target.id }) : null;
  // Pins deleted with the other board are restored only with it.
  if (!merged || !hasTarget) return { id, action: null };
  const work = { kind: 'move_pins', board: source, echoOn: target, isOrigin: false, at } as const;
  const total = await countMergedPins(tx, id);
  const { cover, made_sections } = mergePayload.parse(merged.payload);
  const payload: UndoMergePayload = { target_id: target.id, total, cover, made_sections };
  const action = await beginWork(tx, { ...work, payload: { ...payload } });
  await handToJob(context, tx, undoMergeJob, action);
  if (total <= STEP_PINS) workOnceBegun(context, tx, returnNextBatch, action.id);
  return { id, action };
}

const restorePayload = z.object({ deleted_at: z.coerce.date() });

export const restoreNextPins = defineStep(
  restorePayload,
  async ({ tx, platform, board, payload: { deleted_at: deletedAt }, at }) => {
    if (board.deleted_at) return { failure: 'the board is gone' };
    const ids = await listPinsDeletedWith(tx, board, { deletedAt, limit: STEP_PINS });
    const pins = await lockPinsDeletedWith(tx, board, ids);
    const changes = await bringPinsBack(tx, board, pins, at);
    await changePersonCounts(tx, changes);
    await emitPinsChanged(platform, tx, changes.keys());
    if (ids.length === STEP_PINS) return { progress: 0.5, cursor: null };
    await dropMissingCover(tx, board);
    return 'done';
  },
);

async function lockPinsDeletedWith(
  tx: Transaction,
  board: AllowedBoard<'restore' | 'work'>,
  ids: readonly Id[],
): Promise<AllowedPin<'board'>[]> {
  const seen = await findPinFacts(tx, ids);
  const locked = await lockPins(tx, [...seen.keys()], [...seen.values()]);
  return pinsOn(new Map([[board.id, board]]), locked.values()).filter((pin) => pin.deleted_at);
}

/** Returns the changes of people's counts. */
async function bringPinsBack(
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

async function dropMissingCover(tx: Transaction, board: LockedBoard): Promise<void> {
  const { id } = board;
  const coverId = (await findDeletedBoard(tx, id))?.cover_pin_id;
  if (!coverId || (await findPlacedPicture(tx, id, coverId))) return;
  await dropCustomCovers(tx, new Map([[id, board]]), [{ board_id: id, pin_id: coverId }]);
  await refreshCovers(tx, [board]);
}

export const restoreBoardJob: BoardWork = defineBoardWork('boards.restore', restoreNextPins);
