import { type ReactNode, useEffect, useRef } from 'react';
import { MailIcon } from '#design/icons/icons.tsx';
import styles from './mail-sent.module.css';

export function MailNote({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  // The form that had the focus is gone.
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} role="status" tabIndex={-1} className={styles.sent}>
      <MailIcon size={32} />
      <p>{children}</p>
    </div>
  );
}
