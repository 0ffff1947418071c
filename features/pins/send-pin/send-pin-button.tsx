import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef, useState } from 'react';
import { IconButton } from '#design/button/icon-button.tsx';
import { SendIcon } from '#design/icons/visitor-icons.tsx';
import { ShareFlyout } from '#design/share/share-flyout.tsx';
import { loginPrompt } from '#features/identity/parts/login-prompt.ts';
import { pinPathFor } from '../pin-path.ts';

type SendPinButtonProps = {
  pinId: string;
  /** What the pin is called. */
  name: string;
  isSignedIn: boolean;
  /** Ways to people of this site. */
  people?: ReactNode;
};

/** Hands a pin on to others. */
export function SendPinButton({ pinId, name, isSignedIn, people }: SendPinButtonProps) {
  const { t } = useLingui();
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        ref={triggerRef}
        label={t`Send`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => (isSignedIn ? setOpen((before) => !before) : loginPrompt.open({ reason: 'send_pin' }))}
      >
        <SendIcon />
      </IconButton>
      <ShareFlyout
        {...{ isOpen, triggerRef, people }}
        onClose={() => setOpen(false)}
        title={t`Send this Pin`}
        path={pinPathFor(pinId, 'see')}
        subject={name}
      />
    </>
  );
}
