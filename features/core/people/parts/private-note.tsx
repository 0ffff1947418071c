import { Trans } from '@lingui/react/macro';
import { LinkButton } from '#design/button/link-button.tsx';
import { Dialog } from '#design/dialog/dialog.tsx';

type PrivateNoteProps = { isOpen: boolean; onClose: () => void; isOwner: boolean };

export function PrivateNote({ isOpen, onClose, isOwner }: PrivateNoteProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={isOwner ? <Trans>Your profile is private</Trans> : <Trans>This profile is private</Trans>}
      size="small"
      actions={
        isOwner && (
          <LinkButton to="/settings/privacy/" variant="primary">
            <Trans>Privacy settings</Trans>
          </LinkButton>
        )
      }
    >
      <p>
        {isOwner ? (
          <Trans>
            Only approved followers can view your profile, Pins, boards, followers and following lists
          </Trans>
        ) : (
          <Trans>
            Only approved followers can view their profile, Pins, boards, followers and following lists
          </Trans>
        )}
      </p>
    </Dialog>
  );
}
