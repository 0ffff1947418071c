import { Trans, useLingui } from '@lingui/react/macro';
import { call } from '#platform/resource/client.ts';
import { EntryForm } from '../parts/entry-form.tsx';
import { useSendingForm } from '../parts/use-sending-form.ts';

interface ConfirmEmailFormProps {
  token: string;
  /** The link takes a change back. */
  isBack: boolean;
  onDone(isTakenBack: boolean): void;
}

/** Uses the token of a mailed link. A press, as programs that look through mails open links too. */
export function ConfirmEmailForm({ token, isBack, onDone }: ConfirmEmailFormProps) {
  const { t } = useLingui();
  const form = useSendingForm({
    required: {},
    sentences: {
      'link-invalid': t`This link is used up or too old.`,
      'account-suspended': t`This account is suspended.`,
    },
    send: async () => {
      const { data } = await call('UserEmailResource.update', { token });
      onDone(data.is_taken_back);
      return 'leaving';
    },
  });
  return (
    <EntryForm
      form={form}
      submit={isBack ? <Trans>Take my address back</Trans> : <Trans>Confirm the address</Trans>}
    >
      {null}
    </EntryForm>
  );
}
