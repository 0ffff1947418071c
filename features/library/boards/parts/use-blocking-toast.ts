import { useLingui } from '@lingui/react/macro';
import { type ToastContent, toast } from '#design/toast/toast.ts';
import { hasFailed, isUnderWay } from '#features/library/work/blocking-watch.ts';
import { watchBoard } from '#features/library/work/watch-board.ts';

export const BLOCKING_TOAST_MS = 2000;
/** A toast with Undo stays longer: two seconds are too short to press it. */
const UNDO_MS = 10_000;

export interface BlockingWork {
  kind: 'create_section' | 'delete_pins' | 'move_pins' | 'merge';
  boardId: string;
  /** The new section, or the boards or sections that pins leave and come to. */
  name: string;
}

export interface BlockingEnd {
  /** The ids of the actions, if known: they may fail. */
  actionIds?: readonly string[];
  done?: Pick<ToastContent, 'text' | 'kind'>;
  failure?: string;
  /** Undo, offered however it ended: some of the work may be done. */
  action?: ToastContent['action'];
}

/** `unknown` if the board could not be asked. */
export type BlockingOutcome = 'done' | 'failed' | 'unknown';

export interface ShownWork {
  /** Resolves when the work has ended or cannot be followed; a toast says which. */
  followed: (end?: BlockingEnd) => Promise<BlockingOutcome>;
  /** It was refused: shows the reason instead of the toast. */
  failed: (text: string) => void;
  /** It was refused, and something else shows the reason. */
  dropped: () => void;
}

export function useBlockingToast() {
  const begun = useBegunText();
  const followed = useFollowedWork();
  return function tell(work: BlockingWork): ShownWork {
    const id = toast.show({ kind: 'progress', text: begun(work), duration: BLOCKING_TOAST_MS });
    return {
      followed: (end) => followed(id, work, end),
      dropped: () => toast.dismiss(id),
      failed: (reason) => void toast.show({ id, kind: 'error', text: reason }),
    };
  };
}

export function useBegunText() {
  const { t } = useLingui();
  return ({ kind, name }: BlockingWork): string => {
    if (kind === 'create_section') return t`Creating section ${name}…`;
    return kind === 'delete_pins' ? t`Deleting Pins from ${name}…` : t`Moving to ${name}…`;
  };
}

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
      const text = t`We couldn't check whether this is finished. Reload the page to find out.`;
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
