import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog } from './dialog.tsx';

type ConfirmDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  children?: ReactNode;
  /** A verb: "Delete". */
  confirmLabel: ReactNode;
  cancelLabel?: ReactNode;
  /** The caller closes the dialog when the action is done. */
  onConfirm: () => void;
  isPending?: boolean;
  isDanger?: boolean;
};

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, onClose, title, children, confirmLabel, cancelLabel, onConfirm, isPending, isDanger } =
    props;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      hasNote
      role="alertdialog"
      size="small"
      isDismissable={!isPending}
      actions={
        <>
          <Button autoFocus onClick={onClose} disabled={isPending}>
            {cancelLabel ?? <Trans>Cancel</Trans>}
          </Button>
          <Button variant={isDanger ? 'danger' : 'primary'} onClick={onConfirm} pending={isPending}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
