import { changePersonCounts } from '#features/core/people/person-counts.service.ts';
import { STEP_PINS } from '#features/library/work/board-work.service.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Platform } from '#platform/resource/context.ts';
import { lockBoardTo } from '../board-lock.service.ts';
import { listNextPlaces } from '../board-places.store.ts';
import { takePinsAlong } from './delete-next-pins.service.ts';

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
