import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { Dialog } from '#design/dialog/dialog.tsx';
import { ShareDialog } from '#design/share/share-dialog.tsx';
import { PersonPreview } from '../share-profile/person-preview.tsx';
import { sharedPerson } from '../share-profile/shared-person.ts';

export type FollowUpsellProps = {
  isOpen: boolean;
  onClose: () => void;
  person: Parameters<typeof sharedPerson>[0] & { firstName: string };
  /** The button that begins a conversation. */
  message: ReactNode;
};

/** Offers to write to a person where there is such a button, or else to share their profile. */
export function FollowUpsell({ isOpen, onClose, person, message }: FollowUpsellProps) {
  const { t } = useLingui();
  const [isSharing, setSharing] = useState(false);
  const share = () => {
    onClose();
    setSharing(true);
  };
  const upsell = { isOpen, onClose, person };
  const shared = sharedPerson(person);
  return (
    <>
      {message ? (
        <MessageUpsell {...upsell} message={message} />
      ) : (
        <ShareUpsell {...upsell} onShare={share} />
      )}
      <ShareDialog
        isOpen={isSharing}
        onClose={() => setSharing(false)}
        title={t`Share this profile`}
        path={shared.url}
        subject={shared.name}
        text={shared.description}
        preview={<PersonPreview {...shared} />}
      />
    </>
  );
}

function MessageUpsell({ isOpen, onClose, person, message }: FollowUpsellProps) {
  const { t } = useLingui();
  const { firstName } = person;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t`Say hello to ${firstName}`}
      size="small"
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Not now</Trans>
          </Button>
          {message}
        </>
      }
    >
      <p>
        <Trans>You now follow each other. Send {firstName} a message.</Trans>
      </p>
    </Dialog>
  );
}

type ShareUpsellProps = Omit<FollowUpsellProps, 'message'> & { onShare: () => void };

function ShareUpsell({ isOpen, onClose, person, onShare }: ShareUpsellProps) {
  const { t } = useLingui();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t`You're now following ${person.firstName}`}
      size="small"
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Not now</Trans>
          </Button>
          <Button variant="primary" onClick={onShare}>
            <Trans>Share</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>Share the profile with friends who would like it too.</Trans>
      </p>
    </Dialog>
  );
}
