import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ShareButton } from '#design/share/share-button.tsx';
import { loginPrompt } from '#features/core/identity/parts/login-prompt.ts';
import { shortLinkTo } from '#features/core/people/short-link.ts';
import { pinPathFor } from '../pin-link.ts';

type SendPinButtonProps = {
  pinId: string;
  name: string;
  isSignedIn: boolean;
  people?: ReactNode;
};

export function SendPinButton({ pinId, name, isSignedIn, people }: SendPinButtonProps) {
  const { t } = useLingui();
  return (
    <ShareButton
      label={t`Send`}
      title={t`Send this Pin`}
      path={pinPathFor(pinId, 'see')}
      shortPath={shortLinkTo('pin', pinId)}
      subject={name}
      people={people}
      onPress={isSignedIn ? undefined : () => loginPrompt.open({ reason: 'send_pin' })}
    />
  );
}
