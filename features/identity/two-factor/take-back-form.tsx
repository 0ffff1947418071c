import { Trans, useLingui } from '@lingui/react/macro';
import { call } from '#platform/resource/client.ts';
import { EntryForm } from '../parts/entry-form.tsx';
import { useSendingForm } from '../parts/use-sending-form.ts';

/** Uses the token of a mailed link. A press, as programs that look through mails open links too. */
export function TakeBackForm({ token, onDone }: { token: string; onDone(): void }) {
  const { t } = useLingui();
  const form = useSendingForm({
    required: {},
    sentences: {
      'link-invalid': t`This link is used up or too old.`,
      'account-suspended': t`This account is suspended.`,
    },
    send: async () => {
      await call('TwoFactorBackResource.create', { token });
      onDone();
      return 'leaving';
    },
  });
  return (
    <EntryForm form={form} submit={<Trans>Switch it off</Trans>}>
      {null}
    </EntryForm>
  );
}
