import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ConfirmDialog } from '#design/dialog/confirm-dialog.tsx';
import { toast } from '#design/toast/toast.ts';
import { call } from '#platform/resource/client.ts';

type DeleteCommentProps = { id: string; isOpen: boolean; onClose: () => void; onDeleted: () => void };

/** Asks before a comment is deleted. */
export function DeleteComment({ id, isOpen, onClose, onDeleted }: DeleteCommentProps) {
  const { t } = useLingui();
  const [isPending, setPending] = useState(false);
  const remove = async () => {
    setPending(true);
    try {
      await call('AggregatedCommentResource.delete', { commentId: id });
      onClose();
      onDeleted();
    } catch {
      toast.show({ kind: 'error', text: t`That did not work. Please try again.` });
    }
    setPending(false);
  };
  return (
    <ConfirmDialog
      {...{ isOpen, onClose, isPending }}
      title={<Trans>Delete this comment?</Trans>}
      confirmLabel={<Trans>Delete</Trans>}
      isDanger
      onConfirm={remove}
    >
      <Trans>What answers it goes with it.</Trans>
    </ConfirmDialog>
  );
}
