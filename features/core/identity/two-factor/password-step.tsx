import { Trans } from '@lingui/react/macro';
import { EntryForm } from '../parts/entry-form.tsx';
import { OwnPasswordField, useOwnPasswordTexts } from '../parts/own-password.tsx';
import { useSendingForm } from '../parts/use-sending-form.ts';
import type { TwoFactorAction } from './two-factor-dialog.tsx';

interface PasswordStepProps {
  action: TwoFactorAction;
  /** Throws if it is refused. */
  onPassword(password: string): Promise<void>;
}

export function PasswordStep({ action, onPassword }: PasswordStepProps) {
  const form = useSendingForm({
    ...useOwnPasswordTexts(),
    send: async ({ password = '' }) => {
      await onPassword(password);
      return 'leaving';
    },
  });
  return (
    <EntryForm
      form={form}
      isDanger={action === 'end'}
      submit={action === 'end' ? <Trans>Switch off</Trans> : <Trans>Continue</Trans>}
    >
      {action === 'renew' && (
        <p>
          <Trans>Your current codes will stop working.</Trans>
        </p>
      )}
      {action === 'end' && (
        <p>
          <Trans>Your password alone is then enough to log in.</Trans>
        </p>
      )}
      <OwnPasswordField errors={form.errors} />
    </EntryForm>
  );
}
