import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ConfirmDialog } from '#design/dialog/confirm-dialog.tsx';
import { toast } from '#design/toast/toast.ts';
import { call } from '#platform/resource/client.ts';

type DeleteTryProps = { pinId: string; isOpen: boolean; onClose: () => void; onDeleted: () => void };

/** Asks before what one said of a try is deleted. */
export function DeleteTry({ pinId, isOpen, onClose, onDeleted }: DeleteTryProps) {
  const { t } = useLingui();
  const [isPending, setPending] = useState(false);
  const remove = async () => {
    setPending(true);
    try {
      await call('DidItActivityResource.delete', { pin_id: pinId });
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
      title={<Trans>Delete what you said?</Trans>}
      confirmLabel={<Trans>Delete</Trans>}
      isDanger
      onConfirm={remove}
    >
      <Trans>The Pin no longer stands among those you tried, and the likes are gone.</Trans>
    </ConfirmDialog>
  );
}
