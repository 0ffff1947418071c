import { Trans } from '@lingui/react/macro';
import styles from './states.module.css';

export function EndOfList({ children }: { children?: React.ReactNode }) {
  return <p className={styles.end}>{children ?? <Trans>You've reached the end</Trans>}</p>;
}
