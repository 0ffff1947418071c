import { type BlockingActionKind, kindOfAction, targetOfAction } from './blocking-action.ts';

/** When the actions of a board are asked for, ms: first, then in this rhythm, with at least this pause between. */
const FIRST_POLL_MS = 2000;
const POLL_MS = 5000;
export const LEAST_GAP_MS = 1000;

/** What the browser reads of a blocking action. */
export interface WatchedAction {
  id?: string;
  action_type: number;
  progress: number;
  is_origin: boolean;
  section_id?: string | undefined;
  /** It ended before it was done. */
  is_failed?: true | undefined;
}

/** Where these begin on the board that pins leave, the board that they come to tells when they are done. */
const SHOWN_ELSEWHERE: readonly BlockingActionKind[] = ['merge', 'move_pins', 'create_section'];

/** Whether work of this kind is unfinished among the actions of a board. */
export function isUnderWay(actions: readonly WatchedAction[], kind: BlockingActionKind): boolean {
  return actions.some(
    (action) =>
      kindOfAction(action.action_type) === kind &&
      isUnfinished(action) &&
      !(action.is_origin && SHOWN_ELSEWHERE.includes(kind)),
  );
}

/** Whether one of these actions ended before it was done. */
export function hasFailed(actions: readonly WatchedAction[], ids: readonly string[]): boolean {
  return actions.some(({ id, is_failed }) => is_failed === true && id !== undefined && ids.includes(id));
}

/** Whether work on the whole board is unfinished. */
export function isWholeBoardUnderWay(actions: readonly WatchedAction[]): boolean {
  return actions.some((action) => targetOfAction(action.section_id).of === 'board' && isUnfinished(action));
}

function isUnfinished({ progress, is_failed }: WatchedAction): boolean {
  return progress !== 1 && !is_failed;
}

/** The pause before a poll, ms, from the number of polls before it and how long the last one took. */
function pauseBeforePoll(pollsBefore: number, tookMs: number): number {
  return pollsBefore === 0 ? FIRST_POLL_MS : Math.max(LEAST_GAP_MS, POLL_MS - tookMs);
}

/** The actions in an answer. @throws Error where it holds none, not even an empty list. */
export function blockingActionsIn(answer: {
  blocking_actions?: readonly WatchedAction[] | undefined;
}): readonly WatchedAction[] {
  if (!answer.blocking_actions) throw new Error('No blocking actions found in the response');
  return answer.blocking_actions;
}

interface Watch {
  fetchActions: () => Promise<readonly WatchedAction[]>;
  isPending: (actions: readonly WatchedAction[]) => boolean;
  /** Resolves after so many ms. */
  pause: (ms: number) => Promise<void>;
  now: () => number;
  signal?: AbortSignal | undefined;
}

/** Polls until nothing is pending; answers the actions then. A fetch that fails, or a stop, ends it before: null. */
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
