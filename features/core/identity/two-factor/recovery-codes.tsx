import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Button } from '#design/button/button.tsx';
import { buttonClass } from '#design/button/button-look.ts';
import styles from './two-factor.module.css';

/** The recovery codes, which are shown this once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone(): void }) {
  const words = useRef<HTMLParagraphElement>(null);
  // The form that had the focus is gone.
  useEffect(() => words.current?.focus(), []);
  const file = `data:text/plain,${encodeURIComponent(codes.join('\n'))}`;
  return (
    <div className={styles['set-up']}>
      <p ref={words} tabIndex={-1}>
        <Trans>
          Keep these recovery codes in a safe place. They are shown only once. If you lose your authenticator,
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
        <Button look="primary" onClick={onDone}>
          <Trans>I saved them</Trans>
        </Button>
      </div>
    </div>
  );
}
