import { Trans, useLingui } from '@lingui/react/macro';
import { errorOf } from '#design/field/form-errors.tsx';
import { ScanCode } from '#design/scan-code/scan-code.tsx';
import { call } from '#platform/resource/client.ts';
import { EntryForm } from '../parts/entry-form.tsx';
import { CodeField } from '../parts/login-field.tsx';
import { useSendingForm } from '../parts/use-sending-form.ts';
import styles from './two-factor.module.css';

export interface AuthenticatorKey {
  uri: string;
  key: string;
}

export function SetUpStep({ made, onProven }: { made: AuthenticatorKey; onProven(): void }) {
  const { t } = useLingui();
  const form = useSendingForm({
    required: { code: t`Enter the code.` },
    sentences: { 'wrong-code': t`This code is incorrect.` },
    send: async ({ code = '' }) => {
      await call('TwoFactorResource.update', { code });
      onProven();
      return 'leaving';
    },
  });
  return (
    <div className={styles['set-up']}>
      <p>
        <Trans>Scan this with your authenticator app, such as Aegis, Ente Auth or 1Password.</Trans>
      </p>
      <ScanCode text={made.uri} label={t`Code to scan with an authenticator`} />
      <p>
        <Trans>
          Or type in this key: <span className={styles.key}>{made.key}</span>
        </Trans>
      </p>
      <EntryForm form={form} submit={<Trans>Turn on</Trans>}>
        <CodeField label={t`The six digits that the app shows now`} error={errorOf(form.errors, 'code')} />
      </EntryForm>
    </div>
  );
}
