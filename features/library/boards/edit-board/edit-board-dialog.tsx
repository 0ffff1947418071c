import { Trans } from '@lingui/react/macro';
import { Dialog } from '#design/dialog/dialog.tsx';
import type { BoardPageData } from '../board-page-data.ts';
import { EditBoardForm } from './edit-board-form.tsx';

type EditBoardDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  board: BoardPageData;
  onEdited: (url: string) => void;
};

export function EditBoardDialog({ isOpen, onClose, board, onEdited }: EditBoardDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={<Trans>Edit your board</Trans>} hasNote size="medium">
      <EditBoardForm board={board} onCancel={onClose} onEdited={onEdited} />
    </Dialog>
  );
}
