import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox } from '#design/checkbox/checkbox.tsx';
import { errorOf } from '#design/field/form-errors.tsx';
import { call } from '#platform/resource/client.ts';
import { type Entrance, enterSite } from '../parts/enter-site.ts';
import { EntryForm } from '../parts/entry-form.tsx';
import { LoginField } from '../parts/login-field.tsx';
import { PasswordField } from '../parts/password-field.tsx';
import { useSendingForm } from '../parts/use-sending-form.ts';

/** Signs in with a password and goes on. */
export function SignInForm({ entrance }: { entrance: Entrance }) {
  const { t } = useLingui();
  const form = useSendingForm({
    required: {
      username_or_email: t`Enter your email or username.`,
      password: t`Enter your password.`,
    },
    sentences: {
      'wrong-credentials': t`The email, username or password is wrong.`,
      'account-suspended': t`This account is suspended.`,
    },
    send: async ({ username_or_email = '', password = '', remember_me }) => {
      await call('UserSessionResource.create', {
        username_or_email,
        password,
        remember_me: remember_me !== undefined,
      });
      return enterSite(entrance);
    },
  });
  return (
    <EntryForm form={form} submit={<Trans>Log in</Trans>}>
      <LoginField error={errorOf(form.errors, 'username_or_email')} />
      <PasswordField
        name="password"
        kind="current"
        label={t`Password`}
        error={errorOf(form.errors, 'password')}
      />
      <Checkbox name="remember_me" defaultChecked>
        <Trans>Keep me logged in on this device</Trans>
      </Checkbox>
    </EntryForm>
  );
}
