import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { toast } from '#design/toast/toast.ts';
import {
  BLOCKING_TOAST_MS,
  type BlockingWork,
  useFollowedWork,
} from '#features/library/boards/parts/use-blocking-toast.ts';
import { MOST_PINS_AT_ONCE } from '#features/library/pins/pin.ts';
import { failureText } from '#platform/resource/failure-text.ts';
import { forgetPickerBoards } from '../picker-boards.ts';
import type { Arranging } from './arranging.ts';
import { asFarAsPossible, reasonOfPart } from './in-parts.ts';

const UNDO_MS = 10_000;
const BACK_MS = 3000;
const ERROR_MS = 6000;
/** Until it gives way to the words that say how it ended. */
const UNTIL_DONE = Number.POSITIVE_INFINITY;

/** Something that is done to many pins. */
export interface BulkWork {
  ids: readonly string[];
  /** The slow work of a board that this begins: it is done once the board says that none of that kind is under way. */
  blocking?: BlockingWork;
  begun: string;
  done: ReactNode;
  /** Shows in the lists at once what the server is asked for, and takes that back. */
  show?: (ids: readonly string[]) => void;
  hide?: (ids: readonly string[]) => void;
  /** Asks for at most as many as one call takes. */
  ask: (part: string[]) => Promise<{ data: { blocking_action?: { id: string } | null } }>;
  /** For those that are done, in the order of the list. */
  undo: (done: readonly string[]) => Promise<unknown>;
}

type Ended = { done: readonly string[]; error: unknown; actionIds: readonly string[] };

/** Carries out work on many pins: shown at once, told in a toast with a way back, taken back where it is refused. */
export function useBulkWork({ tell }: Pick<Arranging, 'tell'>) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const fail = (id: string, text: string) => toast.show({ id, kind: 'error', text, duration: ERROR_MS });
  const ask = useAsk();
  const followed = useFollowedWork();

  const takeBack = async (id: string, { hide, undo }: BulkWork, done: readonly string[]) => {
    toast.show({ id, kind: 'progress', text: t`Undoing...`, duration: UNTIL_DONE });
    try {
      await undo(done);
      hide?.(done);
      toast.show({ id, text: t`Undone`, duration: BACK_MS });
    } catch (error) {
      fail(id, reasonOfPart(error, t`That could not be undone. Please try again.`));
    }
    await revalidate();
  };

  /** How it ended: whole, or of so many only a part. */
  const textFor = (work: BulkWork, { done, error }: Ended): ReactNode => {
    const [count, total] = [done.length, work.ids.length];
    if (count === total) return work.done;
    if (!error) return t`Stopped. ${count} of ${total} Pins were processed.`;
    const reason = reasonOfPart(error, t`That did not work.`);
    return t`${reason} ${count} of ${total} Pins were processed.`;
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
      return void fail(id, failureText(error, t`That did not work. Nothing was changed.`));
    forgetPickerBoards();
    const action = { label: t`Undo`, onAction: () => void takeBack(id, work, done) };
    const told = { kind: error ? ('error' as const) : ('success' as const), text: textFor(work, ended) };
    if (work.blocking) {
      const { actionIds } = ended;
      const outcome = await followed(id, work.blocking, { actionIds, done: told, action });
      // Which of them stayed the list says.
      if (outcome === 'failed') work.hide?.(done);
    } else toast.show({ id, ...told, action, duration: UNDO_MS });
    await revalidate();
  };
}

/** Asks for one part after the other; where there are several, the toast says how far it is, and stops it. */
function useAsk() {
  const { t } = useLingui();
  return async (id: string, { ids, begun, ask }: BulkWork): Promise<Ended> => {
    const actionIds: string[] = [];
    const askNoting = async (part: string[]) => {
      const { data } = await ask(part);
      if (data.blocking_action) actionIds.push(data.blocking_action.id);
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
        toast.show({ id, kind: 'progress', text: t`Stopping...`, duration: UNTIL_DONE });
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

/** Whoever leaves before the last part has gone off would find the work half done. */
function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
