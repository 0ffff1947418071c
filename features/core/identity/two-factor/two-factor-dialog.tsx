import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Dialog } from '#design/dialog/dialog.tsx';
import { call } from '#platform/resource/client.ts';
import { PasswordStep } from './password-step.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { type AuthenticatorKey, SetUpStep } from './set-up-step.tsx';

export type TwoFactorAct = 'begin' | 'renew' | 'end';

interface TwoFactorDialogProps {
  act: TwoFactorAct;
  onClose(): void;
}

/** Password first; then key and code where it is switched on, and recovery codes where there are new ones. */
export function TwoFactorDialog({ act, onClose }: TwoFactorDialogProps) {
  const title = useTitle(act);
  const [key, setKey] = useState<AuthenticatorKey | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const isProven = codes !== null && (act === 'renew' || key === null);
  const go = async (password: string) => {
    if (act === 'end') {
      await call('TwoFactorResource.delete', { password });
      onClose();
      return;
    }
    if (act === 'renew') {
      setCodes((await call('RecoveryCodesResource.create', { password })).data.recovery_codes);
      return;
    }
    const { data } = await call('TwoFactorResource.create', { password });
    setKey({ uri: data.uri, key: data.key });
    setCodes(data.recovery_codes);
  };
  return (
    <Dialog isOpen onClose={onClose} title={title} size="small" isDismissable={!isProven}>
      {!key && !codes && <PasswordStep act={act} onPassword={go} />}
      {key && <SetUpStep made={key} onProven={() => setKey(null)} />}
      {isProven && <RecoveryCodes codes={codes} onDone={onClose} />}
    </Dialog>
  );
}

function useTitle(act: TwoFactorAct): string {
  const { t } = useLingui();
  switch (act) {
    case 'begin':
      return t`Set up an authenticator`;
    case 'renew':
      return t`New recovery codes`;
    case 'end':
      return t`Switch off two-factor authentication?`;
  }
}
