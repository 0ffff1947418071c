import { Trans } from '@lingui/react/macro';
import { DeleteDialog, type DeleteDialogProps } from '#design/dialog/delete-dialog.tsx';
import { call } from '#platform/resource/client.ts';

type DeleteTryProps = Pick<DeleteDialogProps, 'isOpen' | 'onClose' | 'onDeleted'> & { pinId: string };

/** Asks before what one said of a try is deleted. */
export function DeleteTry({ pinId, ...dialog }: DeleteTryProps) {
  return (
    <DeleteDialog
      {...dialog}
      title={<Trans>Delete your note?</Trans>}
      onDelete={() => call('DidItActivityResource.delete', { pin_id: pinId })}
    >
      <Trans>The Pin is no longer listed as tried, and its likes are gone.</Trans>
    </DeleteDialog>
  );
}
