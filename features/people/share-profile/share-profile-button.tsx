import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { ShareDialog } from '#design/share/share-dialog.tsx';
import { loginPrompt } from '#features/identity/parts/login-prompt.ts';

type ShareProfileButtonProps = {
  person: { username: string; fullName: string };
  isSignedIn: boolean;
};

/** Hands a profile on to others. */
export function ShareProfileButton({ person, isSignedIn }: ShareProfileButtonProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        onClick={() => (isSignedIn ? setOpen(true) : loginPrompt.open({ reason: 'share_profile' }))}
      >
        <Trans>Share</Trans>
      </Button>
      <ShareDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t`Share this profile`}
        path={`/${person.username}/`}
        subject={person.fullName}
      />
    </>
  );
}
