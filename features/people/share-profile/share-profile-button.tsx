import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { ShareFlyout } from '#design/share/share-flyout.tsx';
import { loginPrompt } from '#features/identity/parts/login-prompt.ts';

type ShareProfileButtonProps = {
  person: { username: string; fullName: string };
  isSignedIn: boolean;
  /** Ways to people of this site. */
  people?: ReactNode;
  /** Takes the place of the flyout. */
  onPress?: () => void;
};

/** Hands a profile on to others. */
export function ShareProfileButton({ person, isSignedIn, people, onPress }: ShareProfileButtonProps) {
  const { t } = useLingui();
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const press = () => {
    if (!isSignedIn) loginPrompt.open({ reason: 'share_profile' });
    else if (onPress) onPress();
    else setOpen((before) => !before);
  };
  return (
    <>
      <Button ref={triggerRef} size="small" aria-haspopup="dialog" aria-expanded={isOpen} onClick={press}>
        <Trans>Share</Trans>
      </Button>
      <ShareFlyout
        {...{ isOpen, triggerRef, people }}
        onClose={() => setOpen(false)}
        title={t`Share this profile`}
        path={`/${person.username}/`}
        subject={person.fullName}
      />
    </>
  );
}
