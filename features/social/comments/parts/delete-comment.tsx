import { Trans } from '@lingui/react/macro';
import { DeleteDialog, type DeleteDialogProps } from '#design/dialog/delete-dialog.tsx';
import { call } from '#platform/resource/client.ts';

type DeleteCommentProps = Pick<DeleteDialogProps, 'isOpen' | 'onClose' | 'onDeleted'> & { id: string };

/** Asks before a comment is deleted. */
export function DeleteComment({ id, ...dialog }: DeleteCommentProps) {
  return (
    <DeleteDialog
      {...dialog}
      title={<Trans>Delete this comment?</Trans>}
      onDelete={() => call('AggregatedCommentResource.delete', { commentId: id })}
    >
      <Trans>Replies to it are deleted too.</Trans>
    </DeleteDialog>
  );
}
