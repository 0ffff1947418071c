import { useLingui } from '@lingui/react/macro';
import { type ToastContent, toast } from '#design/toast/toast.ts';
import { hasFailed, isUnderWay } from '#features/library/work/blocking-watch.ts';
import { watchBoard } from '#features/library/work/watch-board.ts';

/** How long each toast of slow work stays, ms. */
export const BLOCKING_TOAST_MS = 2000;
/** One with a way back stays longer: nobody presses a button that goes after two seconds. */
const UNDO_MS = 10_000;

/** Slow work that a toast tells of, and the board whose actions say when it is done. */
export interface BlockingWork {
  kind: 'create_section' | 'delete_pins' | 'move_pins' | 'merge';
  boardId: string;
  /** The new section; the board or section that pins leave; the board or section that they come to. */
  name: string;
}

/** The toast that follows when work has ended. */
export interface BlockingEnd {
  /** What begun actions are called, where the caller knows: they may fail. */
  actionIds?: readonly string[];
  /** In place of the words of its kind, where it is done. */
  done?: Pick<ToastContent, 'text' | 'kind'>;
  /** Where it failed, in place of the words of its kind. */
  failure?: string;
  /** A way back, offered however it ended: some of it may be done. */
  action?: ToastContent['action'];
}

/** How work ended: `unknown` where its board could not be asked. */
export type BlockingOutcome = 'done' | 'failed' | 'unknown';

export interface ShownWork {
  /** Resolves once the work has ended, or that could not be found out; a toast says which. */
  followed: (end?: BlockingEnd) => Promise<BlockingOutcome>;
  /** It was refused: says why in place of the toast. */
  failed: (text: string) => void;
  /** It was refused, and something else says why. */
  dropped: () => void;
}

/** Tells in toasts that slow work has begun, and how it ended. */
export function useBlockingToast() {
  const { t } = useLingui();
  const followed = useFollowedWork();
  return function tell(work: BlockingWork): ShownWork {
    const { kind, name } = work;
    const moving = kind === 'delete_pins' ? t`Deleting Pins from ${name}...` : t`Moving to ${name}...`;
    const text = kind === 'create_section' ? t`Creating section ${name}...` : moving;
    const id = toast.show({ kind: 'progress', text, duration: BLOCKING_TOAST_MS });
    return {
      followed: (end) => followed(id, work, end),
      dropped: () => toast.dismiss(id),
      failed: (reason) => void toast.show({ id, kind: 'error', text: reason }),
    };
  };
}

/** Waits until a board says that work is done, and tells how it ended in the toast of this id. */
export function useFollowedWork() {
  const { t } = useLingui();
  const done = ({ kind, name }: BlockingWork) => {
    if (kind === 'create_section') return t`Created section ${name}`;
    return kind === 'delete_pins' ? t`Deleted Pins from ${name}` : t`Moved to ${name}`;
  };
  const failure = ({ kind, name }: BlockingWork) =>
    kind === 'delete_pins' ? t`Not all Pins could be deleted.` : t`Not all Pins could be moved to ${name}.`;
  return async (id: string, work: BlockingWork, end: BlockingEnd = {}): Promise<BlockingOutcome> => {
    const actions = await watchBoard(work.boardId, (found) => isUnderWay(found, work.kind));
    const way = end.action && { action: end.action, duration: UNDO_MS };
    if (!actions) {
      const text = t`We couldn’t check whether this is finished. Reload the page to find out.`;
      toast.show({ id, kind: 'error', text, ...way });
      return 'unknown';
    }
    if (hasFailed(actions, end.actionIds ?? [])) {
      toast.show({ id, kind: 'error', text: end.failure ?? failure(work), ...way });
      return 'failed';
    }
    const told = { kind: 'success' as const, text: done(work), ...end.done };
    toast.show({ id, duration: BLOCKING_TOAST_MS, ...told, ...way });
    return 'done';
  };
}
