import { Trans } from '@lingui/react/macro';
import styles from './conversions.module.css';

/** For whoever may only look. */
export function NoChange() {
  return (
    <p className={styles.muted}>
      <Trans>Your role lets you look, not change anything here.</Trans>
    </p>
  );
}
