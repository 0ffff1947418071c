import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Checkbox } from '#design/checkbox/checkbox.tsx';
import { errorOf } from '#design/field/form-errors.tsx';
import { CallRefused } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import { type Entrance, enterSite } from '../parts/enter-site.ts';
import { EntryForm } from '../parts/entry-form.tsx';
import { LoginField } from '../parts/login-field.tsx';
import { PasswordField } from '../parts/password-field.tsx';
import { useSendingForm } from '../parts/use-sending-form.ts';
import { CodeStep } from '../two-factor/code-step.tsx';
import { ComeBack } from './come-back.tsx';

export interface FirstStep {
  username_or_email: string;
  password: string;
  remember_me: boolean;
  restore?: boolean;
}

type Next = { step: 'come-back'; first: FirstStep; isLeaving: boolean } | { step: 'code' };

export function SignInForm({ entrance }: { entrance: Entrance }) {
  const [next, setNext] = useState<Next | null>(null);
  if (next?.step === 'code') return <CodeStep entrance={entrance} onCancel={() => setNext(null)} />;
  if (next)
    return (
      <ComeBack
        isLeaving={next.isLeaving}
        onBack={async () => {
          const further = await nextStep({ ...next.first, restore: true });
          if (further) setNext(further);
          else enterSite(entrance);
        }}
        onCancel={() => setNext(null)}
      />
    );
  return <PasswordStep entrance={entrance} onNext={setNext} />;
}

function PasswordStep({ entrance, onNext }: { entrance: Entrance; onNext(next: Next): void }) {
  const { t } = useLingui();
  const form = useSendingForm({
    required: {
      username_or_email: t`Enter your email or username.`,
      password: t`Enter your password.`,
    },
    sentences: {
      'wrong-credentials': t`The email, username or password is wrong.`,
      'too-many-attempts': t`Too many attempts. Wait a while and try again, or reset your password.`,
    },
    mendedBy: { password: ['username_or_email'] },
    send: async ({ username_or_email = '', password = '', remember_me }) => {
      const first = { username_or_email, password, remember_me: remember_me !== undefined };
      const next = await nextStep(first);
      if (!next) return enterSite(entrance);
      onNext(next);
      return 'leaving';
    },
  });
  return (
    <EntryForm form={form} submit={<Trans>Log in</Trans>}>
      <LoginField error={errorOf(form.errors, 'username_or_email')} />
      <PasswordField
        id="password"
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

async function nextStep(first: FirstStep): Promise<Next | null> {
  try {
    await call('UserSessionResource.create', first);
    return null;
  } catch (error) {
    const reason = error instanceof CallRefused ? error.reason : '';
    if (reason === 'second-factor-required') return { step: 'code' };
    if (reason !== 'account-deactivated' && reason !== 'account-leaving') throw error;
    return { step: 'come-back', first, isLeaving: reason === 'account-leaving' };
  }
}
