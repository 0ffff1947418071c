import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { errorOf } from '#design/field/form-errors.tsx';
import { call } from '#platform/resource/client.ts';
import { type Entrance, enterSite } from '../parts/enter-site.ts';
import { EntryForm } from '../parts/entry-form.tsx';
import { CodeField } from '../parts/login-field.tsx';
import { useSendingForm } from '../parts/use-sending-form.ts';
import styles from './two-factor.module.css';

export function CodeStep({ entrance, onCancel }: { entrance: Entrance; onCancel(): void }) {
  const [isRecoveryCode, setRecoveryCode] = useState(false);
  return (
    <div className={styles.step}>
      {/* Another kind of code empties the field. */}
      <CodeForm key={String(isRecoveryCode)} entrance={entrance} isRecoveryCode={isRecoveryCode} />
      <Button variant="ghost" wide onClick={() => setRecoveryCode(!isRecoveryCode)}>
        {isRecoveryCode ? <Trans>Use the authenticator</Trans> : <Trans>Use a recovery code</Trans>}
      </Button>
      <Button variant="ghost" wide onClick={onCancel}>
        <Trans>Back</Trans>
      </Button>
    </div>
  );
}

function CodeForm({ entrance, isRecoveryCode }: { entrance: Entrance; isRecoveryCode: boolean }) {
  const { t } = useLingui();
  const form = useSendingForm({
    required: { code: t`Enter the code.` },
    sentences: {
      'wrong-code': t`This code is incorrect.`,
      'step-over': t`That took too long or too many attempts. Go back and enter your password again.`,
    },
    send: async ({ code = '' }) => {
      await call('SecondFactorResource.create', { code, is_recovery_code: isRecoveryCode });
      return enterSite(entrance);
    },
  });
  return (
    <EntryForm form={form} submit={<Trans>Log in</Trans>}>
      <CodeField
        label={isRecoveryCode ? t`Recovery code` : t`Code from your authenticator`}
        hint={isRecoveryCode ? t`Each code works once.` : t`The six digits your app shows now.`}
        error={errorOf(form.errors, 'code')}
        isRecoveryCode={isRecoveryCode}
      />
    </EntryForm>
  );
}
