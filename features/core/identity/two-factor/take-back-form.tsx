import { Trans } from '@lingui/react/macro';
import { call } from '#platform/resource/client.ts';
import { MailedLinkForm } from '../parts/mailed-link-form.tsx';

interface TakeBackFormProps {
  token: string;
  /** The link also restores the address that it was mailed to. */
  isWithAddress: boolean;
  onDone(): void;
}

export function TakeBackForm({ token, isWithAddress, onDone }: TakeBackFormProps) {
  const send = async () => {
    await call('TwoFactorBackResource.create', { token });
    onDone();
    return 'leaving' as const;
  };
  const submit = isWithAddress ? <Trans>Undo both changes</Trans> : <Trans>Turn it off</Trans>;
  return <MailedLinkForm submit={submit} send={send} />;
}
