import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { buttonClass } from '#design/button/button-variant.ts';
import { Dialog } from '#design/dialog/dialog.tsx';
import { errorOf } from '#design/field/form-errors.tsx';
import { ScanCode } from '#design/scan-code/scan-code.tsx';
import { call } from '#platform/resource/client.ts';
import { EntryForm } from '../parts/entry-form.tsx';
import { CodeField } from '../parts/login-field.tsx';
import { OwnPasswordField, useOwnPasswordTexts } from '../parts/password-field.tsx';
import { useSendingForm } from '../parts/use-sending-form.ts';
import styles from './two-factor.module.css';

export function TwoFactorSection({ isOn, onChanged }: { isOn: boolean; onChanged(): void }) {
  const [action, setAction] = useState<TwoFactorAction | null>(null);
  return (
    <>
      <div className={styles.ways}>
        {isOn ? (
          <>
            <Button onClick={() => setAction('renew')}>
              <Trans>New recovery codes</Trans>
            </Button>
            <Button onClick={() => setAction('end')}>
              <Trans>Turn off</Trans>
            </Button>
          </>
        ) : (
          <Button onClick={() => setAction('begin')}>
            <Trans>Set up an authenticator</Trans>
          </Button>
        )}
      </div>
      {action && (
        <TwoFactorDialog
          action={action}
          onClose={() => {
            setAction(null);
            onChanged();
          }}
        />
      )}
    </>
  );
}

type TwoFactorAction = 'begin' | 'renew' | 'end';

interface TwoFactorDialogProps {
  action: TwoFactorAction;
  onClose(): void;
}

function TwoFactorDialog({ action, onClose }: TwoFactorDialogProps) {
  const title = useTitle(action);
  const [key, setKey] = useState<AuthenticatorKey | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const isProven = codes !== null && (action === 'renew' || key === null);
  const go = async (password: string) => {
    if (action === 'end') {
      await call('TwoFactorResource.delete', { password });
      onClose();
      return;
    }
    if (action === 'renew') {
      setCodes((await call('RecoveryCodesResource.create', { password })).data.recovery_codes);
      return;
    }
    const { data } = await call('TwoFactorResource.create', { password });
    setKey({ uri: data.uri, key: data.key });
    setCodes(data.recovery_codes);
  };
  return (
    <Dialog isOpen onClose={onClose} title={title} size="small" isDismissable={!isProven}>
      {!key && !codes && <PasswordStep action={action} onPassword={go} />}
      {key && <SetUpStep made={key} onProven={() => setKey(null)} />}
      {isProven && <RecoveryCodes codes={codes} onDone={onClose} />}
    </Dialog>
  );
}

function useTitle(action: TwoFactorAction): string {
  const { t } = useLingui();
  switch (action) {
    case 'begin':
      return t`Set up an authenticator`;
    case 'renew':
      return t`New recovery codes`;
    case 'end':
      return t`Turn off two-factor authentication?`;
  }
}

function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone(): void }) {
  const words = useRef<HTMLParagraphElement>(null);
  // The form that had the focus is gone.
  useEffect(() => words.current?.focus(), []);
  const file = `data:text/plain,${encodeURIComponent(codes.join('\n'))}`;
  return (
    <div className={styles.setUp}>
      <p ref={words} tabIndex={-1}>
        <Trans>
          Keep these recovery codes in a safe place. We only show them once. If you lose your authenticator,
          each one lets you log in once.
        </Trans>
      </p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.ways}>
        <a className={buttonClass({})} href={file} download="recovery-codes.txt">
          <Trans>Download</Trans>
        </a>
        <Button variant="primary" onClick={onDone}>
          <Trans>I've saved them</Trans>
        </Button>
      </div>
    </div>
  );
}

interface PasswordStepProps {
  action: TwoFactorAction;
  /** Throws if it is refused. */
  onPassword(password: string): Promise<void>;
}

function PasswordStep({ action, onPassword }: PasswordStepProps) {
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
      submit={action === 'end' ? <Trans>Turn off</Trans> : <Trans>Continue</Trans>}
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

interface AuthenticatorKey {
  uri: string;
  key: string;
}

function SetUpStep({ made, onProven }: { made: AuthenticatorKey; onProven(): void }) {
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
    <div className={styles.setUp}>
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
        <CodeField label={t`The six digits your app shows now`} error={errorOf(form.errors, 'code')} />
      </EntryForm>
    </div>
  );
}
