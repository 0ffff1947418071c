import type { ReactNode } from 'react';
import styles from './badge-row.module.css';

/** The place for badges. Part of the page, so that their styles load before their code. */
export function BadgePlace({ children }: { children: ReactNode }) {
  return <div className={styles.place}>{children}</div>;
}
