import { Trans } from '@lingui/react/macro';
import { EntryForm } from '../parts/entry-form.tsx';
import { OwnPasswordField, useOwnPasswordWords } from '../parts/own-password.tsx';
import { useSendingForm } from '../parts/use-sending-form.ts';
import type { TwoFactorAct } from './two-factor-dialog.tsx';

interface PasswordStepProps {
  act: TwoFactorAct;
  /** Throws where it is refused. */
  onPassword(password: string): Promise<void>;
}

/** Asks for the password before anything changes. */
export function PasswordStep({ act, onPassword }: PasswordStepProps) {
  const form = useSendingForm({
    ...useOwnPasswordWords(),
    send: async ({ password = '' }) => {
      await onPassword(password);
      return 'leaving';
    },
  });
  return (
    <EntryForm
      form={form}
      isDanger={act === 'end'}
      submit={act === 'end' ? <Trans>Switch off</Trans> : <Trans>Continue</Trans>}
    >
      {act === 'renew' && (
        <p>
          <Trans>Your current codes will stop working.</Trans>
        </p>
      )}
      {act === 'end' && (
        <p>
          <Trans>Your password alone is then enough to log in.</Trans>
        </p>
      )}
      <OwnPasswordField errors={form.errors} />
    </EntryForm>
  );
}
