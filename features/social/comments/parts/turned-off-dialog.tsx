import { Trans } from '@lingui/react/macro';
import { NoticeDialog } from '#design/dialog/notice-dialog.tsx';

type TurnedOffDialogProps = { isOpen: boolean; onClose: () => void; brandName: string };

export function TurnedOffDialog({ brandName, ...dialog }: TurnedOffDialogProps) {
  return (
    <NoticeDialog {...dialog} title={<Trans>Comments are turned off</Trans>} done={<Trans>Got it</Trans>}>
      <Trans>
        You can use the {brandName} app to allow comments on your Pins. Go to social permissions under
        settings.
      </Trans>
    </NoticeDialog>
  );
}
