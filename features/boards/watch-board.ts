import { call } from '#platform/resource/client.ts';
import { blockingActionsIn, type WatchedAction, watchUntilDone } from './blocking-watch.ts';

/** Asks how far the work on a board is until none of it is pending; false where that could not be found out. */
export function watchBoard(
  boardId: string,
  isPending: (actions: readonly WatchedAction[]) => boolean,
  signal?: AbortSignal,
): Promise<boolean> {
  return watchUntilDone({
    fetchActions: async () => {
      const fields = 'board.id,board.blocking_actions';
      const { data } = await call('GET /v3/boards/:board_id/', { board_id: boardId, fields });
      return blockingActionsIn(data);
    },
    isPending,
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    now: () => performance.now(),
    signal,
  });
}
