import type { ReactNode } from 'react';
import styles from './badge-row.module.css';

/** Part of the page, so that the styles of badges load before their code. */
export function BadgePlace({ children }: { children: ReactNode }) {
  return <div className={styles.place}>{children}</div>;
}
