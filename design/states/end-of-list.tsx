import { Trans } from '@lingui/react/macro';
import styles from './states.module.css';

/** Shown under a list to say that there is no more of it. */
export function EndOfList({ children }: { children?: React.ReactNode }) {
  return <p className={styles.end}>{children ?? <Trans>You've reached the end.</Trans>}</p>;
}
