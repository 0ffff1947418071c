import { Trans } from '@lingui/react/macro';
import { CallRefused } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import { type Entrance, enterSite } from '../parts/enter-site.ts';
import { MailedLinkForm } from '../parts/mailed-link-form.tsx';

interface Props {
  token: string;
  entrance: Entrance;
}

export function RedeemLimitedLoginForm({ token, entrance }: Props) {
  const send = async () => {
    try {
      await call('LimitedLoginResource.update', { token });
    } catch (error) {
      const isSignedIn = error instanceof CallRefused && error.reason === 'already-signed-in';
      if (!isSignedIn) throw error;
    }
    return enterSite(entrance);
  };
  return <MailedLinkForm submit={<Trans>Continue</Trans>} isRenewable send={send} />;
}
