import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { CallRefused } from '#platform/resource/call.ts';
import { useRefusalWords } from '../parts/use-refusal-words.ts';
import { ContinueWith } from './continue-with.tsx';
import styles from './social-login.module.css';

/** Says why it goes no further, and lets one begin anew. */
export function SocialRefused({ refused, name }: { refused: CallRefused; name: string }) {
  const sentence = useSentence(refused, name);
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <div className={styles.way}>
      <p ref={words} role="alert" tabIndex={-1} className={styles.state}>
        {sentence}
      </p>
      {refused.reason !== 'account-suspended' && <ContinueWith name={name} next={null} isAlone />}
    </div>
  );
}

function useSentence(refused: CallRefused, name: string): string {
  const { t } = useLingui();
  const wordsOf = useRefusalWords({
    cancelled: t`You did not log in at ${name}.`,
    'step-over': t`That took too long, or was started in another browser. Please start again.`,
    'connected-elsewhere': t`Either your account is already connected to another ${name} account, or your ${name} account to another account here.`,
    'provider-failed': t`${name} sent an invalid response. Please try again.`,
  });
  return wordsOf(refused)
    .map(({ message }) => message)
    .join(' ');
}
