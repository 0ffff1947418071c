import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#design/button/button.tsx';
import { Dialog } from '#design/dialog/dialog.tsx';
import { Spinner } from '#design/spinner/spinner.tsx';
import type { DataOf } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import styles from './why-ad-dialog.module.css';

type Reason = DataOf<'AdReasonsResource.get'>['reasons'][number];

type WhyAdDialogProps = {
  promoted: { token: string; account_name: string };
  isOpen: boolean;
  onClose: () => void;
  brandName: string;
  /** Visitors are unknown, so they have nothing to turn off. */
  isSignedIn: boolean;
};

export function WhyAdDialog({ isOpen, onClose, ...about }: WhyAdDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Why this ad?`} isOpen={isOpen} onClose={onClose} size="small">
      <Explanation {...about} onLeave={onClose} />
    </Dialog>
  );
}

type ExplanationProps = Omit<WhyAdDialogProps, 'isOpen' | 'onClose'> & { onLeave: () => void };

function Explanation({ promoted, brandName, isSignedIn, onLeave }: ExplanationProps) {
  const { account_name } = promoted;
  return (
    <div className={styles.text}>
      <p>
        <Trans>
          {account_name} pays {brandName} to show you this Pin.
        </Trans>
      </p>
      <Reasons token={promoted.token} />
      <p>
        {isSignedIn ? (
          <Trans>
            Advertisers don't learn who you are. You can{' '}
            <Link to="/settings/privacy/#cookies" onClick={onLeave}>
              choose what we use
            </Link>{' '}
            to pick ads.
          </Trans>
        ) : (
          <Trans>
            We used nothing about you but the language and country of this page, and advertisers don't learn
            who you are.
          </Trans>
        )}
      </p>
    </div>
  );
}

function Reasons({ token }: { token: string }) {
  const [reasons, askAgain] = useReasons(token);
  if (reasons === null) return <Spinner size={24} />;
  if (reasons === 'failed')
    return (
      <p role="alert">
        <Trans>We couldn't load the reasons.</Trans>{' '}
        <Button size="small" onClick={askAgain}>
          <Trans>Try again</Trans>
        </Button>
      </p>
    );
  return (
    <>
      <p>
        <Trans>Why it was picked:</Trans>
      </p>
      <ul className={styles.reasons}>
        {reasons.map((reason) => (
          <li key={reason.kind}>
            <ReasonText {...reason} />
          </li>
        ))}
      </ul>
    </>
  );
}

function useReasons(token: string) {
  const [reasons, setReasons] = useState<Reason[] | 'failed' | null>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again
  useEffect(() => {
    let isWanted = true;
    call('AdReasonsResource.get', { token }).then(
      ({ data }) => isWanted && setReasons(data.reasons),
      () => isWanted && setReasons('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, [token, attempt]);
  const askAgain = () => {
    setReasons(null);
    setAttempt(attempt + 1);
  };
  return [reasons, askAgain] as const;
}

function ReasonText({ kind, name }: Reason) {
  const { t, i18n } = useLingui();
  const nameIn = (type: 'region' | 'language') =>
    (name && new Intl.DisplayNames(i18n.locale, { type }).of(name)) ?? '';
  const texts: Record<Reason['kind'], string> = {
    context: t`Everyone who opens this page may get it.`,
    country: t`You seem to be in ${nameIn('region')}.`,
    language: t`You read in ${nameIn('language')}.`,
    topic: t`You follow the topic ${name}.`,
    search: name ? t`You searched for “${name}”.` : t`What you searched for.`,
    subject: t`This page is about ${name}.`,
    age: t`Your age, as in your settings.`,
    gender: t`Your gender, as in your settings.`,
    audience: t`You're among people whom the business chose, or chance put you there.`,
  };
  return texts[kind];
}
