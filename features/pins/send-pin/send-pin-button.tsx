import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { IconButton } from '#design/button/icon-button.tsx';
import { SendIcon } from '#design/icons/visitor-icons.tsx';
import { ShareDialog } from '#design/share/share-dialog.tsx';
import { loginPrompt } from '#features/identity/parts/login-prompt.ts';
import { pinPathFor } from '../pin-path.ts';

type SendPinButtonProps = {
  pinId: string;
  /** What the pin is called. */
  name: string;
  isSignedIn: boolean;
};

/** Hands a pin on to others. */
export function SendPinButton({ pinId, name, isSignedIn }: SendPinButtonProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={t`Send`}
        onClick={() => (isSignedIn ? setOpen(true) : loginPrompt.open({ reason: 'send_pin' }))}
      >
        <SendIcon />
      </IconButton>
      <ShareDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t`Send this Pin`}
        path={pinPathFor(pinId, 'see')}
        subject={name}
      />
    </>
  );
}
