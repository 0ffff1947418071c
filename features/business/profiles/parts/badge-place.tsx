import type { ReactNode } from 'react';
import styles from './badge-row.module.css';

/** Where badges stand. Pages hold it themselves, so that the badges have their looks before their code. */
export function BadgePlace({ children }: { children: ReactNode }) {
  return <div className={styles.place}>{children}</div>;
}
