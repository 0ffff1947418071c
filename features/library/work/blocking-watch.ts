import { type BlockingActionKind, kindOfAction } from './blocking-action.ts';
import { isUnfinished, type WatchedAction } from './watched-action.ts';

/** The first poll, the interval, and the minimum pause. */
const FIRST_POLL_MS = 2000;
const POLL_MS = 5000;
export const LEAST_GAP_MS = 1000;

/** The board that receives the pins shows when these are done, not the one they leave. */
const SHOWN_ELSEWHERE: readonly BlockingActionKind[] = ['merge', 'move_pins', 'create_section'];

export function isUnderWay(actions: readonly WatchedAction[], kind: BlockingActionKind): boolean {
  return actions.some(
    (action) =>
      kindOfAction(action.action_type) === kind &&
      isUnfinished(action) &&
      !(action.is_origin && SHOWN_ELSEWHERE.includes(kind)),
  );
}

export function hasFailed(actions: readonly WatchedAction[], ids: readonly string[]): boolean {
  return actions.some(({ id, is_failed }) => is_failed === true && id !== undefined && ids.includes(id));
}

/** ms. */
function pauseBeforePoll(pollsBefore: number, tookMs: number): number {
  return pollsBefore === 0 ? FIRST_POLL_MS : Math.max(LEAST_GAP_MS, POLL_MS - tookMs);
}

/** @throws Error if an answer has no list of actions, not even an empty one */
export function blockingActionsIn(answer: {
  blocking_actions?: readonly WatchedAction[] | undefined;
}): readonly WatchedAction[] {
  if (!answer.blocking_actions) throw new Error('No blocking actions found in the response');
  return answer.blocking_actions;
}

interface Watch {
  fetchActions: () => Promise<readonly WatchedAction[]>;
  isPending: (actions: readonly WatchedAction[]) => boolean;
  pause: (ms: number) => Promise<void>;
  now: () => number;
  signal?: AbortSignal | undefined;
}

/** Null if a fetch fails or it is stopped. */
export async function watchUntilDone({
  fetchActions,
  isPending,
  pause,
  now,
  signal,
}: Watch): Promise<readonly WatchedAction[] | null> {
  for (let polls = 0, took = 0; ; polls += 1) {
    await pause(pauseBeforePoll(polls, took));
    if (signal?.aborted) return null;
    const begun = now();
    const actions = await fetchActions().catch(() => null);
    if (!actions || signal?.aborted) return null;
    if (!isPending(actions)) return actions;
    took = now() - begun;
  }
}
