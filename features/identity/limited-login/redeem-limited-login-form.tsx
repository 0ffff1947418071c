import { Trans, useLingui } from '@lingui/react/macro';
import { CallRefused } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import { type Entrance, enterSite } from '../parts/enter-site.ts';
import { EntryForm } from '../parts/entry-form.tsx';
import { useSendingForm } from '../parts/use-sending-form.ts';

interface Props {
  token: string;
  entrance: Entrance;
}

/** Opens a limited login, by a press: programs that look into mails must not use it up. */
export function RedeemLimitedLoginForm({ token, entrance }: Props) {
  const { t } = useLingui();
  const form = useSendingForm({
    required: {},
    sentences: {
      'link-invalid': t`This link is used up or too old. Ask for a new one.`,
      'account-suspended': t`This account is suspended.`,
    },
    send: async () => {
      try {
        await call('LimitedLoginResource.update', { token });
      } catch (error) {
        const isSignedIn = error instanceof CallRefused && error.reason === 'already-signed-in';
        if (!isSignedIn) throw error;
      }
      return enterSite(entrance);
    },
  });
  return (
    <EntryForm form={form} submit={<Trans>Continue</Trans>}>
      {null}
    </EntryForm>
  );
}
