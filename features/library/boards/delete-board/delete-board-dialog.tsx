import { Plural, Trans } from '@lingui/react/macro';
import { ConfirmDialog } from '#design/dialog/confirm-dialog.tsx';
import { useDeleteBoard } from './use-delete-board.tsx';

type DeleteBoardDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  board: { id: string; name: string; pin_count: number; owner: { username: string } };
};

export function DeleteBoardDialog({ isOpen, onClose, board }: DeleteBoardDialogProps) {
  const { remove, isPending } = useDeleteBoard(board);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={<Trans>Delete “{board.name}”?</Trans>}
      confirmLabel={<Trans>Delete board</Trans>}
      onConfirm={remove}
      isPending={isPending}
      isDanger
    >
      <p>
        {board.pin_count > 0 && (
          <Plural value={board.pin_count} one="Its Pin is deleted too." other="Its # Pins are deleted too." />
        )}{' '}
        <Trans>You can restore it for 30 days from Recently deleted, below your boards.</Trans>
      </p>
    </ConfirmDialog>
  );
}
