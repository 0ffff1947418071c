import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { toast } from '../toast/toast.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

export type DeleteDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** The dialog stays open if this rejects. */
  onDelete: () => Promise<unknown>;
  onDeleted: () => void;
};

export function DeleteDialog({ onDelete, onDeleted, ...question }: DeleteDialogProps) {
  const { t } = useLingui();
  const [isPending, setPending] = useState(false);
  const remove = async () => {
    setPending(true);
    try {
      await onDelete();
      question.onClose();
      onDeleted();
    } catch {
      toast.show({ kind: 'error', text: t`That didn't work. Try again.` });
    }
    setPending(false);
  };
  return (
    <ConfirmDialog
      {...{ ...question, isPending }}
      confirmLabel={<Trans>Delete</Trans>}
      isDanger
      onConfirm={remove}
    />
  );
}
