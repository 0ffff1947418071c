import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { errorOf } from '#design/field/form-errors.tsx';
import { toast } from '#design/toast/toast.ts';
import { call } from '#platform/resource/client.ts';
import { EntryForm } from '../parts/entry-form.tsx';
import { PasswordField, usePasswordSentences } from '../parts/password-field.tsx';
import { useSendingForm } from '../parts/use-sending-form.ts';

export function ChangePasswordForm({ onChanged }: { onChanged(): void }) {
  const { t } = useLingui();
  // A new key empties the fields after the password changes.
  const [changes, setChanges] = useState(0);
  const form = useChangePassword(() => {
    setChanges(changes + 1);
    onChanged();
  });
  return (
    <EntryForm key={changes} form={form} isPart submit={<Trans>Change password</Trans>}>
      <PasswordField
        name="old_password"
        kind="current"
        label={t`Current password`}
        error={errorOf(form.errors, 'old_password')}
      />
      <PasswordField
        name="new_password"
        kind="new"
        label={t`New password`}
        hint={t`At least 8 characters. All other devices will be logged out.`}
        error={errorOf(form.errors, 'new_password')}
      />
    </EntryForm>
  );
}

function useChangePassword(onChanged: () => void) {
  const { t } = useLingui();
  const passwordSentences = usePasswordSentences();
  return useSendingForm({
    required: {
      old_password: t`Enter your current password.`,
      new_password: t`Choose a password.`,
    },
    sentences: {
      ...passwordSentences,
      'wrong-password': t`This isn't your current password.`,
      'invalid-new_password': t`A password must have 8 to 128 characters.`,
    },
    send: async ({ old_password = '', new_password = '' }) => {
      await call('UserPasswordResource.update', { old_password, new_password });
      const text = t`Password changed. All your other devices are logged out.`;
      toast.show({ kind: 'success', text });
      onChanged();
      return 'staying';
    },
  });
}
