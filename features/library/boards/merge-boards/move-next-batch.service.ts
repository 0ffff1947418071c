import { changePersonCounts } from '#features/core/people/person-counts.service.ts';
import { lockPins, pinsOn, putOnBoard } from '#features/library/pins/pin-rows.service.ts';
import { emitPinsChanged } from '#features/library/pins/pins-changed.service.ts';
import {
  advanceAction,
  endAction,
  findAction,
  type LockedAction,
} from '#features/library/work/blocking-action.store.ts';
import type { AllowedBoard } from '#features/library/work/board-proof.ts';
import { lockWorkOn, STEP_PINS } from '#features/library/work/board-work.service.ts';
import type { WorkStep } from '#features/library/work/board-work-steps.service.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { countsOfBoard, mergeCounts } from '../board-counts.ts';
import { bringFollowers } from '../board-followers.store.ts';
import { addPlaces, unplacePins } from '../board-places.service.ts';
import { listNextPlaces, type PlacedPin } from '../board-places.store.ts';
import { listArchivers, markBoardDeleted } from '../delete-board/delete-board.store.ts';
import { markMerged, notePlaces } from './merge-boards.store.ts';
import { type MergePayload, mergePayload } from './merge-boards.ts';

/** Pins saved during the merge are moved too: it ends only when a scan from the start finds none. */
export const moveNextBatch: WorkStep = async (platform, actionId, alongside) => {
  const { db, clock } = platform;
  const known = await findAction(db, actionId);
  if (!known || known.finished_at) return false;
  const merge = mergePayload.parse(known.payload);
  return db.transaction(async (tx) => {
    const work = await lockWorkOn(tx, known, [merge.target_id]);
    if (!work) return false;
    const { action, boards } = work;
    const [source, target] = [boards.get(known.board_id), boards.get(merge.target_id)];
    const at = clock.now();
    if (!source || source.deleted_at || !target || target.deleted_at) {
      await endAction(tx, action, at, 'one of the boards is gone');
      return false;
    }
    const places = await listNextPlaces(tx, source.id, { cursor: action.cursor, limit: STEP_PINS });
    await emitPinsChanged(platform, tx, await movePlaces(tx, places, { source, target, merge, at }));
    const isAll = action.cursor === null && places.length < STEP_PINS;
    if (isAll && !(await bringFollowers(tx, source, target, at))) {
      await finishMerge(tx, action, { source, merge, at });
      return false;
    }
    await advance(tx, action, merge, places);
    await alongside(tx);
    return true;
  });
};

interface Move {
  source: AllowedBoard<'work'>;
  target: AllowedBoard<'work'>;
  merge: MergePayload;
  at: Date;
}

/** Pins keep their rank and save time and take the target's privacy. Returns their pinners. */
async function movePlaces(
  tx: Transaction,
  places: readonly PlacedPin[],
  { source, target, merge, at }: Move,
): Promise<Id[]> {
  if (places.length === 0) return [];
  const ids = places.map((place) => place.pin_id);
  const pins = await lockPins(tx, ids);
  await notePlaces(tx, source, places);
  await unplacePins(
    tx,
    new Map([[source.id, source]]),
    places.map(({ pin_id, board_id }) => ({ id: pin_id, board_id })),
  );
  await putOnBoard(tx, pinsOn(new Map([[source.id, source]]), pins.values()), {
    boardId: target.id,
    privacy: target.privacy,
    at,
  });
  const moved = places.map((place) => ({
    ...place,
    board_id: target.id,
    section_id: merge.sections[place.section_id ?? ''] ?? null,
  }));
  await addPlaces(tx, new Map([[target.id, target]]), moved, at);
  return [...pins.values()].map((pin) => pin.pinner_id);
}

async function advance(
  tx: Transaction,
  action: LockedAction,
  { total }: MergePayload,
  places: readonly PlacedPin[],
): Promise<void> {
  const last = places.length < STEP_PINS ? undefined : places.at(-1);
  const progress = action.progress + places.length / Math.max(total, 1);
  await advanceAction(tx, action, { progress, cursor: last?.pin_id ?? null });
}

interface Ending {
  source: AllowedBoard<'work'>;
  merge: MergePayload;
  at: Date;
}

async function finishMerge(
  tx: Transaction,
  action: LockedAction,
  { source, merge, at }: Ending,
): Promise<void> {
  const { id, owner_id, privacy } = source;
  await markBoardDeleted(tx, source, merge.total, at);
  await markMerged(tx, source, merge.target_id, merge.cover_pins);
  await endAction(tx, action, at);
  const archivers: Id[] = await listArchivers(tx, id, owner_id);
  const changes = mergeCounts(
    [[owner_id, countsOfBoard(privacy, -1)]],
    archivers.map((userId) => [userId, { archived_board_count: -1 }]),
  );
  await changePersonCounts(tx, changes);
}
