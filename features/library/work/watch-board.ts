import { call } from '#platform/resource/client.ts';
import { blockingActionsIn, LEAST_GAP_MS, watchUntilDone } from './blocking-watch.ts';
import type { WatchedAction } from './watched-action.ts';

/** Null if it could not be found out whether the work is done. */
export function watchBoard(
  boardId: string,
  isPending: (actions: readonly WatchedAction[]) => boolean,
  signal?: AbortSignal,
): Promise<readonly WatchedAction[] | null> {
  return watchUntilDone({
    fetchActions: () => fetchShared(boardId),
    isPending,
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    now: () => performance.now(),
    signal,
  });
}

type Actions = Promise<readonly WatchedAction[]>;

/** Each board's last answer: a toast and a card that watch one board share a poll. */
const latest = new Map<string, { at: number; actions: Actions }>();

function fetchShared(boardId: string): Actions {
  const known = latest.get(boardId);
  if (known && performance.now() - known.at < LEAST_GAP_MS) return known.actions;
  const actions = fetchActions(boardId);
  latest.set(boardId, { at: performance.now(), actions });
  return actions;
}

async function fetchActions(boardId: string): Actions {
  const fields = 'board.id,board.blocking_actions';
  const { data } = await call('GET /v3/boards/:board_id/', { board_id: boardId, fields });
  return blockingActionsIn(data);
}
