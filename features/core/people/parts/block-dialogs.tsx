import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { ConfirmDialog } from '#design/dialog/confirm-dialog.tsx';
import { NoticeDialog } from '#design/dialog/notice-dialog.tsx';
import { type BlockedPerson, type Blocking, useBlock } from '../block-person/unblock-button.tsx';

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
        <Trans>You can undo this on their profile or in your privacy settings.</Trans>
      </p>
    </NoticeDialog>
  );
}

type BlockStepsProps = BlockDialogProps &
  Blocking & {
    /** Once they are blocked and the confirmation is closed. */
    onConfirmed?: () => void;
  };

/** Asks, blocks and confirms. Ends without a word where blocking fails. */
export function BlockSteps({ isOpen, onClose, onConfirmed, ...blocking }: BlockStepsProps) {
  const [isConfirmed, setConfirmed] = useState(false);
  const { person } = blocking;
  const { block } = useBlock(blocking);
  const done = useRef(Promise.resolve(false));
  const confirm = async () => {
    onClose();
    setConfirmed(true);
    done.current = block();
    if (!(await done.current)) setConfirmed(false);
  };
  const close = async () => {
    setConfirmed(false);
    if (await done.current) onConfirmed?.();
  };
  return (
    <>
      <BlockQuestion {...{ person, isOpen, onClose }} onConfirm={confirm} />
      <BlockConfirmation person={person} isOpen={isConfirmed} onClose={close} />
    </>
  );
}
