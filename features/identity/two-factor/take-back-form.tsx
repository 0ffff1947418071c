import { Trans } from '@lingui/react/macro';
import { call } from '#platform/resource/client.ts';
import { MailedLinkForm } from '../parts/mailed-link-form.tsx';

/** Switches two-factor authentication off for whom it was switched on by somebody else. */
export function TakeBackForm({ token, onDone }: { token: string; onDone(): void }) {
  const send = async () => {
    await call('TwoFactorBackResource.create', { token });
    onDone();
    return 'leaving' as const;
  };
  return <MailedLinkForm submit={<Trans>Switch it off</Trans>} send={send} />;
}
