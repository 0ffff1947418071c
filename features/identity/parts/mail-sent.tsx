import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { MailIcon } from '#design/icons/icons.tsx';
import styles from './mail-sent.module.css';

/** Stands where a mail was asked for; says the same whether there is such an account or not. */
export function MailSent() {
  const box = useRef<HTMLDivElement>(null);
  // The form that had the focus is gone.
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} role="status" tabIndex={-1} className={styles.sent}>
      <MailIcon size={32} />
      <p>
        <Trans>
          If there is such an account, a mail with a link is on its way. Look into your spam folder too.
        </Trans>
      </p>
    </div>
  );
}
