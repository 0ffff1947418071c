import { Trans, useLingui } from '@lingui/react/macro';
import { errorOf } from '#design/field/form-errors.tsx';
import { call } from '#platform/resource/client.ts';
import { EntryForm } from '../parts/entry-form.tsx';
import { AskForMailForm } from '../parts/mailed-link-form.tsx';
import { PasswordField, usePasswordSentences } from '../parts/password-field.tsx';
import { useSendingForm } from '../parts/use-sending-form.ts';

export function AskForResetForm({ onAsked }: { onAsked(): void }) {
  return (
    <AskForMailForm
      send={(username_or_email) => call('PasswordResetResource.create', { username_or_email })}
      onAsked={onAsked}
    />
  );
}

export function NewPasswordForm({ token, onDone }: { token: string; onDone(): void }) {
  const { t } = useLingui();
  const passwordSentences = usePasswordSentences();
  const form = useSendingForm({
    required: { new_password: t`Choose a password.` },
    sentences: {
      ...passwordSentences,
      'invalid-new_password': t`A password must have 8 to 128 characters.`,
      'link-invalid': t`This link was already used or has expired. Request a new one.`,
    },
    send: async ({ new_password = '' }) => {
      await call('PasswordResetResource.update', { token, new_password });
      onDone();
      return 'leaving';
    },
  });
  return (
    <EntryForm form={form} submit={<Trans>Set the password</Trans>}>
      <PasswordField
        name="new_password"
        kind="new"
        label={t`New password`}
        hint={t`At least 8 characters. All your devices will be logged out.`}
        error={errorOf(form.errors, 'new_password')}
      />
    </EntryForm>
  );
}
