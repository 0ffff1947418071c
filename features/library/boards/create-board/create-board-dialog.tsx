import { Trans } from '@lingui/react/macro';
import { Button } from '#design/button/button.tsx';
import { Dialog } from '#design/dialog/dialog.tsx';
import { CreateBoardForm } from '../parts/create-board-form.tsx';

type CreateBoardDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  onCreated: (board: { id: string; name: string; url: string }) => void;
  source: string;
};

export function CreateBoardDialog({ isOpen, onClose, onCreated, source }: CreateBoardDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={<Trans>Create board</Trans>} hasNote size="small">
      <CreateBoardForm onCreated={onCreated} source={source}>
        <Button onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </CreateBoardForm>
    </Dialog>
  );
}
