import { restorableSince } from '#features/library/pins/restore-period.ts';
import type { Platform } from '#platform/resource/context.ts';
import { emptyBoard } from '../delete-board/delete-next-pins.service.ts';
import {
  deleteBoardForGood,
  deleteTodosForGood,
  forgetEndedWork,
  listExpiredBoards,
} from './purge-boards.store.ts';

const BATCH = 100;

/** Goes board by board, so stopping loses nothing. */
export async function purgeBoards(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  signal: AbortSignal,
): Promise<void> {
  const until = restorableSince(clock.now());
  await forgetEndedWork(db, until);
  await deleteTodosForGood(db, until);
  for (;;) {
    const ids = await listExpiredBoards(db, until, BATCH);
    for (const id of ids) {
      signal.throwIfAborted();
      // Usually empty already, unless its deletion never finished.
      await emptyBoard({ db }, id, signal);
      await db.transaction((tx) => deleteBoardForGood(tx, id, until));
    }
    if (ids.length < BATCH) return;
  }
}
