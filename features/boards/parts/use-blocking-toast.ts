import { useLingui } from '@lingui/react/macro';
import { toast } from '#design/toast/toast.ts';
import { isUnderWay } from '../blocking-watch.ts';
import { watchBoard } from '../watch-board.ts';

/** How long each toast of slow work stays, ms. */
export const BLOCKING_TOAST_MS = 2000;

/** Slow work that a toast tells of, and the board whose actions say when it is done. */
export interface BlockingWork {
  kind: 'create_section' | 'delete_pins' | 'move_pins' | 'merge';
  boardId: string;
  /** The new section; the board or section that pins leave; the board or section that they come to. */
  name: string;
}

export interface ToldWork {
  /**
   * Resolves once the work has ended, and a toast says so; false where that could not be found out. Where its action is
   * known, the toast says that it failed where it did, in these words.
   */
  followed: (action?: { id: string; failure: string }) => Promise<boolean>;
  /** It was refused: says why in place of the toast. */
  failed: (text: string) => void;
  /** It was refused, and something else says why. */
  dropped: () => void;
}

/** Tells in toasts that slow work has begun, and that it is done. */
export function useBlockingToast() {
  const { t } = useLingui();
  const begun = ({ kind, name }: BlockingWork) => {
    if (kind === 'create_section') return t`Creating section ${name}...`;
    return kind === 'delete_pins' ? t`Deleting Pins from ${name}...` : t`Moving to ${name}...`;
  };
  const done = ({ kind, name }: BlockingWork) => {
    if (kind === 'create_section') return t`Created section ${name}`;
    return kind === 'delete_pins' ? t`Deleted Pins from ${name}` : t`Moved to ${name}`;
  };
  return function tell(work: BlockingWork): ToldWork {
    const id = toast.show({ kind: 'progress', text: begun(work), duration: BLOCKING_TOAST_MS });
    return {
      followed: async (action) => {
        let hasFailed = false;
        const isDone = await watchBoard(work.boardId, (actions) => {
          hasFailed = actions.some((one) => one.id === action?.id && one.is_failed === true);
          return isUnderWay(actions, work.kind);
        });
        if (hasFailed && action) toast.show({ id, kind: 'error', text: action.failure });
        else if (isDone) toast.show({ id, kind: 'success', text: done(work), duration: BLOCKING_TOAST_MS });
        return isDone;
      },
      dropped: () => toast.dismiss(id),
      failed: (text) => void toast.show({ id, kind: 'error', text }),
    };
  };
}
