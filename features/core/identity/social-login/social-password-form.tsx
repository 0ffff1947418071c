import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { errorOf } from '#design/field/form-errors.tsx';
import { call } from '#platform/resource/client.ts';
import { EntryForm } from '../parts/entry-form.tsx';
import { PasswordField } from '../parts/password-field.tsx';
import { useSendingForm } from '../parts/use-sending-form.ts';
import styles from './social-login.module.css';
import type { StepAnswer } from './social-login.ts';

export function SocialPasswordForm({ name, onEntered }: { name: string; onEntered(next: StepAnswer): void }) {
  const { t } = useLingui();
  const form = useSendingForm({
    required: { password: t`Enter your password.` },
    sentences: {
      'wrong-password': t`This is not the password of the account.`,
      'step-over': t`That took too long, or was started in another browser. Please start again.`,
      'connected-elsewhere': t`This account is already connected to a different ${name} account.`,
    },
    send: async ({ password = '' }) => {
      onEntered((await call('SocialSessionResource.create', { password })).data);
      return 'leaving';
    },
  });
  return (
    <div className={styles.way}>
      <EntryForm form={form} submit={<Trans>Connect and log in</Trans>}>
        <PasswordField
          name="password"
          kind="current"
          label={t`Password`}
          error={errorOf(form.errors, 'password')}
        />
      </EntryForm>
      <p className={styles.state}>
        <Link to="/password-reset/">
          <Trans>Forgot your password?</Trans>
        </Link>
      </p>
    </div>
  );
}
