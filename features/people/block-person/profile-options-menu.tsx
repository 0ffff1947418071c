import { Trans, useLingui } from '@lingui/react/macro';
import { type RefObject, useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { ConfirmDialog } from '#design/dialog/confirm-dialog.tsx';
import { Dialog } from '#design/dialog/dialog.tsx';
import { BanIcon, FlagIcon } from '#design/icons/icons.tsx';
import { Menu } from '#design/menu/menu.tsx';
import { loginPrompt } from '#features/identity/parts/login-prompt.ts';
import type { ProfileModal } from '../profile-modal.ts';
import { type BlockedPerson, useBlock } from './use-block.ts';

export type ProfileOptionsMenuProps = {
  isOpen: boolean;
  onClose: () => void;
  triggerRef: RefObject<HTMLButtonElement | null>;
  person: BlockedPerson & { username: string };
  isBlocked: boolean;
  showBlocked?: ((next: boolean | null) => void) | undefined;
  /** Whoever is not signed in is asked to. */
  isActor: boolean;
  /** Asks what is wrong with a person; without it that is asked on a page of its own. */
  onReport?: (() => void) | undefined;
};

/** What else can be done with a profile: block it, or take the block back, and report it. */
export function ProfileOptionsMenu(props: ProfileOptionsMenuProps) {
  const { isOpen, onClose, triggerRef, person, isBlocked, showBlocked, isActor, onReport } = props;
  const { t } = useLingui();
  const [modal, setModal] = useState<ProfileModal>('none');
  const { block, unblock } = useBlock(person, showBlocked ?? nothing);
  const close = () => setModal('none');
  const confirm = async () => {
    setModal('blockConfirmation');
    if (!(await block())) close();
  };
  const signedIn = (act: () => void) => () => (isActor ? act() : loginPrompt.open({ reason: 'other' }));
  const icon = <BanIcon size={18} />;
  const entry = isBlocked
    ? { id: 'unblock', label: t`Unblock`, icon, onSelect: signedIn(() => void unblock()) }
    : { id: 'block', label: t`Block`, icon, onSelect: signedIn(() => setModal('blockUser')) };
  const report = { id: 'report', label: t`Report`, icon: <FlagIcon size={18} /> };
  const reporting = onReport
    ? { ...report, onSelect: onReport }
    : { ...report, to: `/${person.username}/report/` };
  return (
    <>
      <Menu
        isOpen={isOpen}
        onClose={onClose}
        triggerRef={triggerRef}
        label={t`Profile options`}
        groups={[{ id: 'options', entries: [entry, reporting] }]}
      />
      <BlockQuestion person={person} isOpen={modal === 'blockUser'} onClose={close} onConfirm={confirm} />
      <BlockConfirmation person={person} isOpen={modal === 'blockConfirmation'} onClose={close} />
    </>
  );
}

type BlockDialogProps = { person: BlockedPerson; isOpen: boolean; onClose: () => void };

function BlockQuestion({ person, onConfirm, ...rest }: BlockDialogProps & { onConfirm: () => void }) {
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
          You no longer see each other, your Pins, boards and comments. You stop following each other, and
          invites between you end. They are not told.
        </Trans>
      </p>
    </ConfirmDialog>
  );
}

function BlockConfirmation({ person, isOpen, onClose }: BlockDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t`${person.fullName} is blocked`}
      size="small"
      actions={
        <Button look="primary" onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
      }
    >
      <p>
        <Trans>You can take this back here, or in the settings under Privacy.</Trans>
      </p>
    </Dialog>
  );
}

function nothing(): void {}
