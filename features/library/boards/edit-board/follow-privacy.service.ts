import { z } from 'zod';
import { lockPins, pinsOn, putOnBoard } from '#features/library/pins/pin-rows.service.ts';
import type { AllowedBoard } from '#features/library/work/board-proof.ts';
import { STEP_PINS } from '#features/library/work/board-work.service.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { defineJob } from '#platform/jobs/job.ts';
import type { Platform } from '#platform/resource/context.ts';
import { idOption } from '#platform/resource/options.ts';
import { lockBoardTo } from '../board-lock.service.ts';
import { listNextPlaces, type PlacedPin } from '../board-places.store.ts';

/**
 * Visibility always depends on the board itself; the copy only serves list indexes, so until it is done lists read
 * more than they show, or show less.
 */
async function followPrivacy(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  boardId: Id,
  signal: AbortSignal,
): Promise<void> {
  let cursor: Id | null = null;
  do {
    signal.throwIfAborted();
    cursor = await db.transaction((tx) => followNext(tx, boardId, { cursor, at: clock.now() }));
  } while (cursor);
}

/** Returns the pin after which more are left, or null. */
async function followNext(
  tx: Transaction,
  boardId: Id,
  { cursor, at }: { cursor: Id | null; at: Date },
): Promise<Id | null> {
  const board = await lockBoardTo(tx, 'maintain', boardId);
  if (!board || board.deleted_at) return null;
  const places = await listNextPlaces(tx, boardId, { cursor, limit: STEP_PINS });
  await copyPrivacy(tx, board, places, at);
  return places.length < STEP_PINS ? null : (places.at(-1)?.pin_id ?? null);
}

export async function copyPrivacy(
  tx: Transaction,
  board: AllowedBoard<'edit' | 'maintain'>,
  places: readonly PlacedPin[],
  at: Date,
): Promise<void> {
  const pins = await lockPins(
    tx,
    places.map((place) => place.pin_id),
  );
  const { id, privacy } = board;
  const others = pinsOn(new Map([[id, board]]), pins.values()).filter((pin) => pin.privacy !== privacy);
  await putOnBoard(tx, others, { boardId: id, privacy, at });
}

export const followPrivacyJob = defineJob({
  name: 'boards.follow-privacy',
  data: z.object({ board_id: idOption }),
  options: { retryLimit: 8 },
  run: (platform: Pick<Platform, 'db' | 'clock'>, { board_id }, { signal }) =>
    followPrivacy(platform, board_id, signal),
});
