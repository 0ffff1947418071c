import type { ReactNode } from 'react';
import styles from './with-unread.module.css';

type WithUnreadProps = {
  count: number;
  /** From here on it says only that there are more. */
  most: number;
  /** Nothing is unread, but something else waits: a dot. */
  isWaiting?: boolean;
  children: ReactNode;
};

/** A button with how much is unread at its corner. The label of the button must say it in words, too. */
export function WithUnread({ count, most, isWaiting = false, children }: WithUnreadProps) {
  return (
    <span className={styles.place}>
      {children}
      {count > 0 && (
        <span className={styles.count} aria-hidden="true">
          {count >= most ? `${most}+` : count}
        </span>
      )}
      {count === 0 && isWaiting && <span className={styles.dot} aria-hidden="true" />}
    </span>
  );
}
