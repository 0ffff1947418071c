import { Trans } from '@lingui/react/macro';
import { call } from '#platform/resource/client.ts';
import { MailedLinkForm } from '../parts/mailed-link-form.tsx';

interface TakeBackFormProps {
  token: string;
  /** The address that it was mailed to comes back with it. */
  isWithAddress: boolean;
  onDone(): void;
}

/** Switches two-factor authentication off for whom it was switched on by somebody else. */
export function TakeBackForm({ token, isWithAddress, onDone }: TakeBackFormProps) {
  const send = async () => {
    await call('TwoFactorBackResource.create', { token });
    onDone();
    return 'leaving' as const;
  };
  const submit = isWithAddress ? <Trans>Undo both changes</Trans> : <Trans>Switch it off</Trans>;
  return <MailedLinkForm submit={submit} send={send} />;
}
