import { Trans } from '@lingui/react/macro';
import { Button } from '#design/button/button.tsx';
import { Dialog } from '#design/dialog/dialog.tsx';

type TurnedOffDialogProps = { isOpen: boolean; onClose: () => void; brandName: string };

/** Tells somebody why nobody can comment on a pin of theirs. */
export function TurnedOffDialog({ isOpen, onClose, brandName }: TurnedOffDialogProps) {
  return (
    <Dialog
      {...{ isOpen, onClose }}
      size="small"
      title={<Trans>Comments are turned off</Trans>}
      actions={
        <Button look="primary" onClick={onClose}>
          <Trans>Got it</Trans>
        </Button>
      }
    >
      <Trans>
        You can use the {brandName} app to allow comments on your Pins. Go to social permissions under
        settings.
      </Trans>
    </Dialog>
  );
}
