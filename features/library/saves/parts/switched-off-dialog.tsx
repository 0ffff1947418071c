import { Trans, useLingui } from '@lingui/react/macro';
import { NoticeDialog } from '#design/dialog/notice-dialog.tsx';

export function SwitchedOffDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <NoticeDialog {...{ isOpen, onClose }} title={t`Oops...`} done={<Trans>Dismiss</Trans>}>
      <p>
        <Trans>
          Our server is experiencing a mild case of the hiccups at the moment. Please try refreshing and
          publishing again later.
        </Trans>
      </p>
    </NoticeDialog>
  );
}
