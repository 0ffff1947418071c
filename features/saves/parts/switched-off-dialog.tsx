import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#design/button/button.tsx';
import { Dialog } from '#design/dialog/dialog.tsx';

/** Says that pins cannot be made for the time being. */
export function SwitchedOffDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t`Oops...`}
      size="small"
      actions={
        <Button look="primary" onClick={onClose}>
          <Trans>Dismiss</Trans>
        </Button>
      }
    >
      <p>
        <Trans>
          Our server is experiencing a mild case of the hiccups at the moment. Please try refreshing and
          publishing again later.
        </Trans>
      </p>
    </Dialog>
  );
}
