import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { errorOf } from '#design/field/form-errors.tsx';
import { SpinnerPlace } from '#design/spinner/spinner.tsx';
import { toast } from '#design/toast/toast.ts';
import { CallRefused } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import { enterSite } from '../parts/enter-site.ts';
import { EntryForm } from '../parts/entry-form.tsx';
import { EntryPage } from '../parts/entry-page.tsx';
import { PasswordField } from '../parts/password-field.tsx';
import { useRefusalTexts } from '../parts/use-refusal-texts.ts';
import { useSendingForm } from '../parts/use-sending-form.ts';
import type { NamedCountry } from '../register/countries.ts';
import { ComeBack } from '../sign-in/come-back.tsx';
import { CodeStep } from '../two-factor/code-step.tsx';
import { ContinueWith } from './continue-with.tsx';
import styles from './social-login.module.css';
import type { StepAnswer } from './social-login.ts';
import { SocialRegisterForm } from './social-register-form.tsx';

interface SocialReturnProps {
  brandName: string;
  name: string;
  countries: NamedCountry[];
}

export function SocialReturn({ brandName, name, countries }: SocialReturnProps) {
  const [returned, goOn] = useSocialReturn();
  const texts = useTexts(returned, { brandName, name });
  return (
    <EntryPage
      title={texts.title}
      brandName={brandName}
      lead={texts.lead}
      foot={
        <Link to="/login/">
          <Trans>Log in with your password</Trans>
        </Link>
      }
    >
      <Step {...{ returned, goOn, name, countries }} />
    </EntryPage>
  );
}

type StepProps = Omit<SocialReturnProps, 'brandName'> & { returned: Returned; goOn(next: StepAnswer): void };

function Step({ returned, goOn, name, countries }: StepProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  if (!returned) return <SpinnerPlace label={t`Logging in`} />;
  if ('refused' in returned) return <SocialRefused refused={returned.refused} name={name} />;
  const { step, next, known } = returned;
  const entrance = { next, isWebview: false };
  const toLogin = () => navigate('/login/');
  switch (step) {
    case 'in':
    case 'connected':
      return <GoOn isConnected={step === 'connected'} next={next} name={name} />;
    case 'code':
      return <CodeStep entrance={entrance} onCancel={toLogin} />;
    case 'come-back':
    case 'leaving':
      return (
        <ComeBack
          isLeaving={step === 'leaving'}
          onBack={async () => goOn((await call('SocialSessionResource.create', { restore: true })).data)}
          onCancel={toLogin}
        />
      );
    case 'password':
      return <SocialPasswordForm name={name} onEntered={goOn} />;
    case 'sign-up':
      return <SocialRegisterForm known={known} entrance={entrance} countries={countries} />;
  }
}

function GoOn({ isConnected, next, name }: { isConnected: boolean; next: string | null; name: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const text = t`You can log in with ${name} from now on.`;
  useEffect(() => {
    if (!isConnected) {
      enterSite({ next, isWebview: false });
      return;
    }
    toast.show({ kind: 'success', text });
    navigate('/settings/account-settings/', { replace: true });
  }, [isConnected, next, navigate, text]);
  return <SpinnerPlace label={t`Logging in`} />;
}

function useTexts(returned: Returned, { brandName, name }: { brandName: string; name: string }) {
  const { t } = useLingui();
  const step = returned && 'step' in returned ? returned.step : null;
  const email = returned && 'step' in returned ? (returned.known.email ?? '') : '';
  if (step === 'sign-up')
    return { title: t`Welcome to ${brandName}`, lead: t`A few things that ${name} didn't share with us.` };
  if (step === 'password')
    return {
      title: t`Is this you?`,
      lead: t`There's already an account with ${email}. Enter its password once to log in to it with ${name}.`,
    };
  return { title: t`Log in`, lead: undefined };
}

function SocialRefused({ refused, name }: { refused: CallRefused; name: string }) {
  const sentence = useSentence(refused, name);
  const texts = useRef<HTMLParagraphElement>(null);
  useEffect(() => texts.current?.focus(), []);
  return (
    <div className={styles.way}>
      <p ref={texts} role="alert" tabIndex={-1} className={styles.state}>
        {sentence}
      </p>
      {refused.reason !== 'account-suspended' && <ContinueWith name={name} next={null} isAlone />}
    </div>
  );
}

function useSentence(refused: CallRefused, name: string): string {
  const { t } = useLingui();
  const textOf = useRefusalTexts({
    cancelled: t`You didn't log in with ${name}.`,
    'step-over': t`That took too long, or was started in another browser. Start again.`,
    'connected-elsewhere': t`Either your account is already connected to another ${name} account, or your ${name} account is connected to another account here.`,
    'provider-failed': t`${name} sent an invalid response. Try again.`,
  });
  return textOf(refused)
    .map(({ message }) => message)
    .join(' ');
}

type Returned = StepAnswer | { refused: CallRefused } | null;

/** Sends the provider's answer once, and removes it from the address. */
function useSocialReturn(): [Returned, (next: StepAnswer) => void] {
  const [returned, setReturned] = useState<Returned>(null);
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    const query = location.search.slice(1);
    history.replaceState(history.state, '', location.pathname);
    call('SocialLoginResource.update', query ? { query } : {}).then(
      ({ data }) => setReturned(data),
      (error: unknown) => {
        if (!(error instanceof CallRefused)) throw error;
        setReturned({ refused: error });
      },
    );
  }, []);
  return [returned, setReturned];
}

function SocialPasswordForm({ name, onEntered }: { name: string; onEntered(next: StepAnswer): void }) {
  const { t } = useLingui();
  const form = useSendingForm({
    required: { password: t`Enter your password.` },
    sentences: {
      'wrong-password': t`This isn't the account's password.`,
      'step-over': t`That took too long, or was started in another browser. Start again.`,
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
