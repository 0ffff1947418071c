import type { ReactNode } from 'react';
import styles from './with-unread.module.css';

type WithUnreadProps = {
  count: number;
  /** Above this the badge only says that there are more. */
  most: number;
  /** Shows a dot when nothing is unread but something else waits. */
  isWaiting?: boolean;
  children: ReactNode;
};

/** The button's label must say the count too. */
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
