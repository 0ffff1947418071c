import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { toast } from '#design/toast/toast.ts';
import { failureText } from '#features/boards/board-failure.ts';
import { forgetPickerBoards } from '../picker-boards.ts';
import type { Arranging } from './arranging.ts';

const UNDO_MS = 10_000;
const BACK_MS = 3000;
const ERROR_MS = 6000;
/** Until it gives way to the words that say how it ended. */
const UNTIL_DONE = Number.POSITIVE_INFINITY;

/** Something that is done to many pins. */
export interface BulkWork {
  begun: string;
  done: ReactNode;
  /** Shows in the lists at once what the server is asked for, and takes that back. */
  show?: () => void;
  hide?: () => void;
  ask: () => Promise<unknown>;
  undo: () => Promise<unknown>;
}

/** Carries out work on many pins: shown at once, told in a toast with a way back, taken back where it is refused. */
export function useBulkWork({ tell }: Pick<Arranging, 'tell'>) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const fail = (id: string, error: unknown) => {
    const text = failureText(error, t`That did not work. Nothing was changed.`);
    toast.show({ id, kind: 'error', text, duration: ERROR_MS });
  };
  const takeBack = async (id: string, { hide, undo }: BulkWork) => {
    try {
      await undo();
      hide?.();
      toast.show({ id, text: t`Taken back`, duration: BACK_MS });
    } catch (error) {
      fail(id, error);
    }
    await revalidate();
  };
  return async function carryOut(work: BulkWork): Promise<void> {
    const id = toast.show({ kind: 'progress', text: work.begun, duration: UNTIL_DONE });
    work.show?.();
    tell({ name: 'end' });
    try {
      await work.ask();
    } catch (error) {
      work.hide?.();
      fail(id, error);
      return;
    }
    forgetPickerBoards();
    const action = { label: t`Undo`, onAction: () => void takeBack(id, work) };
    toast.show({ id, kind: 'success', text: work.done, action, duration: UNDO_MS });
    await revalidate();
  };
}
