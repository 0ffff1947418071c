import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { ContinueWith } from './continue-with.tsx';
import styles from './social-login.module.css';

/** Says why it goes no further, and lets one begin anew. */
export function SocialRefused({ reason, name }: { reason: string; name: string }) {
  const sentence = useSentence(reason, name);
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <div className={styles.way}>
      <p ref={words} role="alert" tabIndex={-1} className={styles.state}>
        {sentence}
      </p>
      {reason !== 'account-suspended' && <ContinueWith name={name} next={null} isAlone />}
    </div>
  );
}

function useSentence(reason: string, name: string): string {
  const { t } = useLingui();
  switch (reason) {
    case 'cancelled':
      return t`You did not log in at ${name}.`;
    case 'step-over':
      return t`That took too long, or began in another browser. Please begin anew.`;
    case 'account-suspended':
      return t`This account is suspended. Our mail about it says why, and how to appeal.`;
    case 'connected-elsewhere':
      return t`One of the two is connected already: your account with somebody else at ${name}, or you at ${name} with another account.`;
    case 'too-many-attempts':
      return t`Too many attempts. Please wait a while and try again.`;
    default:
      return t`${name} did not answer as it should. Please try again.`;
  }
}
