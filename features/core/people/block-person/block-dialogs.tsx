import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmDialog } from '#design/dialog/confirm-dialog.tsx';
import { NoticeDialog } from '#design/dialog/notice-dialog.tsx';
import type { BlockedPerson } from './use-block.ts';

type BlockDialogProps = { person: BlockedPerson; isOpen: boolean; onClose: () => void };

export function BlockQuestion({ person, onConfirm, ...rest }: BlockDialogProps & { onConfirm: () => void }) {
  const { t } = useLingui();
  return (
    <ConfirmDialog
      {...rest}
      title={t`Block ${person.fullName}?`}
      confirmLabel={<Trans>Block</Trans>}
      onConfirm={onConfirm}
      isDanger
    >
      <p>
        <Trans>
          You won't see each other, or each other's Pins, boards and comments. You'll stop following each
          other, and invites between you will end. We won't tell them.
        </Trans>
      </p>
    </ConfirmDialog>
  );
}

export function BlockConfirmation({ person, isOpen, onClose }: BlockDialogProps) {
  const { t } = useLingui();
  return (
    <NoticeDialog
      {...{ isOpen, onClose }}
      title={t`${person.fullName} is blocked`}
      done={<Trans>Done</Trans>}
    >
      <p>
        <Trans>You can undo this here, or in your privacy settings.</Trans>
      </p>
    </NoticeDialog>
  );
}
