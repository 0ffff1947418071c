import { Trans } from '@lingui/react/macro';
import { CallRefused } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import { type Entrance, enterSite } from '../parts/enter-site.ts';
import { AskForMailForm, MailedLinkForm } from '../parts/mailed-link-form.tsx';

interface Props {
  next: string | null;
  onAsked(): void;
}

export function AskForLimitedLoginForm({ next, onAsked }: Props) {
  return (
    <AskForMailForm
      send={(username_or_email) =>
        call('LimitedLoginResource.create', { username_or_email, next: next ?? undefined })
      }
      onAsked={onAsked}
    />
  );
}

interface RedeemProps {
  token: string;
  entrance: Entrance;
}

export function RedeemLimitedLoginForm({ token, entrance }: RedeemProps) {
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
