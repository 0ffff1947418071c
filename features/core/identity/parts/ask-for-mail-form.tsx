import { Trans, useLingui } from '@lingui/react/macro';
import { errorOf } from '#design/field/form-errors.tsx';
import { EntryForm } from './entry-form.tsx';
import { LoginField } from './login-field.tsx';
import { useSendingForm } from './use-sending-form.ts';

type AskForMailFormProps = {
  send: (login: string) => Promise<unknown>;
  onAsked: () => void;
};

/** Requests a mail with a link; does not reveal whether the account exists. */
export function AskForMailForm({ send, onAsked }: AskForMailFormProps) {
  const { t } = useLingui();
  const form = useSendingForm({
    required: { username_or_email: t`Enter your email or username.` },
    send: async ({ username_or_email = '' }) => {
      await send(username_or_email);
      onAsked();
      return 'leaving';
    },
  });
  return (
    <EntryForm form={form} submit={<Trans>Send me a link</Trans>}>
      <LoginField error={errorOf(form.errors, 'username_or_email')} />
    </EntryForm>
  );
}
