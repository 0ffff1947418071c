import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { IconButton } from '#design/button/icon-button.tsx';
import { SendIcon } from '#design/icons/visitor-icons.tsx';
import { ShareFlyout } from '#design/share/share-flyout.tsx';
import { loginPrompt } from '#features/identity/parts/login-prompt.ts';

type ShareProfileButtonProps = {
  person: { username: string; fullName: string };
  isSignedIn: boolean;
  /** A picture in place of the word, where there is little room. */
  isCompact?: boolean;
  /** Ways to people of this site. */
  people?: ReactNode;
  /** Takes the place of the flyout. */
  onPress?: () => void;
};

/** Hands a profile on to others. */
export function ShareProfileButton(props: ShareProfileButtonProps) {
  const { person, isSignedIn, isCompact, people, onPress } = props;
  const { t } = useLingui();
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const press = () => {
    if (!isSignedIn) loginPrompt.open({ reason: 'share_profile' });
    else if (onPress) onPress();
    else setOpen((before) => !before);
  };
  const trigger: ComponentProps<'button'> = {
    ...{ ref: triggerRef, onClick: press, 'aria-expanded': isOpen },
    'aria-haspopup': 'dialog',
  };
  return (
    <>
      {isCompact ? (
        <IconButton {...trigger} size="small" look="filled" label={t`Send Profile`}>
          <SendIcon />
        </IconButton>
      ) : (
        <Button {...trigger} size="small">
          <Trans>Share</Trans>
        </Button>
      )}
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
