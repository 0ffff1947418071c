import { Trans, useLingui } from '@lingui/react/macro';
import { useRevalidator } from 'react-router';
import { ConfirmDialog } from '#design/dialog/confirm-dialog.tsx';
import type { Privacy } from '#features/library/pins/pin.ts';
import { call } from '#platform/resource/client.ts';
import { failureText } from '#platform/resource/use-connection-texts.ts';
import { useBlockingToast } from '../parts/use-blocking-toast.ts';

/** True once the server accepted it and the card may go; false if it was refused, which a toast says. */
export function useMergeBoards() {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const tell = useBlockingToast();
  return async function mergeBoards(
    source: { id: string },
    target: { id: string; name: string },
  ): Promise<boolean> {
    const told = tell({ kind: 'merge', boardId: target.id, name: target.name });
    const failure = t`Failed to merge boards`;
    let actionId: string;
    try {
      const sent = { source: source.id, target: target.id };
      const { data } = await call('POST /v3/boards/:source/merge/:target/', sent);
      actionId = data.blocking_action.id;
    } catch (error) {
      told.failed(failureText(error, failure));
      return false;
    }
    void revalidate();
    void told.followed({ actionIds: [actionId], failure }).then((outcome) => {
      // The page does not know of pins moved since it loaded.
      if (outcome !== 'unknown') return revalidate();
    });
    return true;
  };
}

type MergedBoard = { name: string; privacy: Privacy };

type MergeBoardsDialogProps = {
  /** The board that goes and the one that takes its pins; null while closed. */
  merge: { source: MergedBoard; target: MergedBoard } | null;
  onClose: () => void;
  onConfirm: () => void;
};

export function MergeBoardsDialog({ merge, onClose, onConfirm }: MergeBoardsDialogProps) {
  const source = merge?.source.name ?? '';
  const target = merge?.target.name ?? '';
  const isUnveiled = merge?.source.privacy === 'secret' && merge.target.privacy !== 'secret';
  return (
    <ConfirmDialog
      isOpen={merge !== null}
      onClose={onClose}
      title={<Trans>Move Pins and delete board?</Trans>}
      confirmLabel={<Trans>Move Pins and delete board</Trans>}
      onConfirm={onConfirm}
      isDanger
    >
      <p>
        <Trans>
          All Pins and sections of “{source}” move to “{target}”, and “{source}” is deleted. You can undo this
          for 30 days.
        </Trans>
      </p>
      {isUnveiled && (
        <p>
          <Trans>
            “{source}” is secret. Everyone who can see “{target}” will see its Pins.
          </Trans>
        </p>
      )}
    </ConfirmDialog>
  );
}
