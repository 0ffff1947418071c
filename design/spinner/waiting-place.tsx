import type { ReactNode } from 'react';
import styles from './spinner.module.css';
import { Spinner } from './spinner.tsx';

type WaitingPlaceProps = {
  isWaiting: boolean;
  /** The name of the spinner. */
  label: string;
  children: ReactNode;
};

/**
 * A spinner takes the place of the contents once the next ones take long. The old ones keep their height and state, so
 * nothing jumps, and all is there again if the next ones do not come.
 */
export function WaitingPlace({ isWaiting, label, children }: WaitingPlaceProps) {
  return (
    <div className={styles.place} aria-busy={isWaiting}>
      {children}
      {isWaiting && (
        <div className={styles.instead}>
          <Spinner size={40} label={label} />
        </div>
      )}
    </div>
  );
}
