import { Trans } from '@lingui/react/macro';
import { Button } from '#design/button/button.tsx';
import { ConfirmDialog } from '#design/dialog/confirm-dialog.tsx';
import { Dialog } from '#design/dialog/dialog.tsx';

type Named = { name: string };

type MergeBoardsDialogProps = {
  /** The board that goes and the one that takes its pins; null while closed. */
  merge: { source: Named; target: Named } | null;
  onClose: () => void;
  onConfirm: () => void;
};

/** Asks before a board is merged into another and deleted. */
export function MergeBoardsDialog({ merge, onClose, onConfirm }: MergeBoardsDialogProps) {
  const source = merge?.source.name ?? '';
  const target = merge?.target.name ?? '';
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
    </ConfirmDialog>
  );
}

export function NotYourBoardDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={<Trans>Oops!</Trans>}
      role="alertdialog"
      size="small"
      actions={
        <Button variant="primary" autoFocus onClick={onClose}>
          <Trans>Got it</Trans>
        </Button>
      }
    >
      <p>
        <Trans>You can't move this board because you didn't create it.</Trans>
      </p>
    </Dialog>
  );
}
