import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { toast } from '#design/toast/toast.ts';
import {
  BLOCKING_TOAST_MS,
  type BlockingWork,
  useBegunText,
  useFollowedWork,
} from '#features/library/boards/parts/use-blocking-toast.ts';
import { MOST_PINS_AT_ONCE } from '#features/library/pins/pin.ts';
import { failureText } from '#platform/resource/use-connection-texts.ts';
import { forgetPickerBoards } from '../picker-boards.ts';
import { asFarAsPossible, reasonOfPart } from './in-parts.ts';
import type { Selecting } from './selecting.ts';

const UNDO_MS = 10_000;
const BACK_MS = 3000;
const ERROR_MS = 6000;
/** A toast stays this long: the result replaces it. */
const UNTIL_DONE = Number.POSITIVE_INFINITY;

export interface BulkWork {
  ids: readonly string[];
  /** So many more are chosen, but are others' pins; known once all is done. */
  left: number | (() => number);
  /** The board's slow work that this starts: done once the board no longer shows work of that kind. */
  blocking?: BlockingWork | null;
  begun: string;
  /** Called once all is done. */
  done: ReactNode | (() => string);
  /** Shows the expected result at once; `hide` reverts it. */
  show?: (ids: readonly string[]) => void;
  hide?: (ids: readonly string[]) => void;
  /** Gets at most as many pins as one call takes. */
  ask: (part: string[]) => Promise<BulkAnswer>;
  /** The slow work that undoing starts, as `blocking`. */
  undoing?: BlockingWork | null;
  /** Gets the pins that are done, in list order. */
  undo: (done: readonly string[]) => Promise<readonly BulkAnswer[]>;
}

export interface BulkAnswer {
  data: { blocking_action?: { id: string } | null };
}

function actionIdsIn(answers: readonly BulkAnswer[]): string[] {
  return answers.flatMap(({ data }) => data.blocking_action?.id ?? []);
}

type Ended = { done: readonly string[]; error: unknown; actionIds: readonly string[] };

/** Shown at once, with an undo toast, reverted if refused. */
export function useBulkWork({ tell }: Pick<Selecting, 'tell'>) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const fail = (id: string, text: string) => toast.show({ id, kind: 'error', text, duration: ERROR_MS });
  const ask = useAsk();
  const begun = useBegunText();
  const followed = useFollowedWork();

  const takeBack = async (id: string, { hide, undo, undoing }: BulkWork, done: readonly string[]) => {
    const text = undoing ? begun(undoing) : t`Undoing…`;
    toast.show({ id, kind: 'progress', text, duration: undoing ? BLOCKING_TOAST_MS : UNTIL_DONE });
    try {
      const actionIds = actionIdsIn(await undo(done));
      hide?.(done);
      if (undoing) void followed(id, undoing, { actionIds }).then(() => revalidate());
      else toast.show({ id, text: t`Undone`, duration: BACK_MS });
    } catch (error) {
      fail(id, reasonOfPart(error, t`We couldn't undo that. Try again.`));
    }
    await revalidate();
  };

  const textFor = (work: BulkWork, { done, error }: Ended): ReactNode => {
    const [count, total] = [done.length, work.ids.length];
    if (count === total) return withLeft(typeof work.done === 'function' ? work.done() : work.done, work);
    if (!error) return t`Stopped. ${count} of ${total} Pins were processed.`;
    const reason = reasonOfPart(error, t`That didn't work.`);
    return t`${reason} ${count} of ${total} Pins were processed.`;
  };

  const withLeft = (text: ReactNode, work: BulkWork): ReactNode => {
    const left = typeof work.left === 'function' ? work.left() : work.left;
    if (left === 0) return text;
    const rest = t`${plural(left, { one: "# Pin isn't yours.", other: "# Pins aren't yours." })}`;
    return (
      <Trans>
        {text}. {rest}
      </Trans>
    );
  };

  return async function carryOut(work: BulkWork): Promise<void> {
    const duration = work.blocking ? BLOCKING_TOAST_MS : UNTIL_DONE;
    const id = toast.show({ kind: 'progress', text: work.begun, duration });
    work.show?.(work.ids);
    tell({ name: 'end' });
    const ended = await ask(id, work);
    const { done, error } = ended;
    const isDone = new Set(done);
    work.hide?.(work.ids.filter((one) => !isDone.has(one)));
    if (done.length === 0)
      return void fail(id, failureText(error, t`That didn't work. Nothing was changed.`));
    forgetPickerBoards();
    const action = { undo: () => void takeBack(id, work, done) };
    const told = { kind: error ? ('error' as const) : ('success' as const), text: textFor(work, ended) };
    if (work.blocking) {
      const { actionIds } = ended;
      const outcome = await followed(id, work.blocking, { actionIds, done: told, action });
      // The list says which of them stayed.
      if (outcome === 'failed') work.hide?.(done);
    } else toast.show({ id, ...told, action, duration: UNDO_MS });
    await revalidate();
  };
}

function useAsk() {
  const { t } = useLingui();
  return async (id: string, { ids, begun, ask }: BulkWork): Promise<Ended> => {
    const actionIds: string[] = [];
    const askNoting = async (part: string[]) => {
      actionIds.push(...actionIdsIn([await ask(part)]));
    };
    if (ids.length <= MOST_PINS_AT_ONCE) {
      const watch = { onDone: () => {}, isStopped: () => false };
      return { ...(await asFarAsPossible(ids, askNoting, watch)), actionIds };
    }
    let isStopped = false;
    const stop = {
      label: t`Stop`,
      onAction: () => {
        isStopped = true;
        toast.show({ id, kind: 'progress', text: t`Stopping…`, duration: UNTIL_DONE });
      },
    };
    const onDone = (count: number) => {
      const shown = { id, kind: 'progress' as const, value: count / ids.length, duration: UNTIL_DONE };
      if (!isStopped) toast.show({ ...shown, text: begun, action: stop });
    };
    onDone(0);
    window.addEventListener('beforeunload', askBeforeLeaving);
    try {
      const watch = { onDone, isStopped: () => isStopped };
      return { ...(await asFarAsPossible(ids, askNoting, watch)), actionIds };
    } finally {
      window.removeEventListener('beforeunload', askBeforeLeaving);
    }
  };
}

/** Leaving before the last part is sent would leave the work half done. */
function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
