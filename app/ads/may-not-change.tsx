import { Trans } from '@lingui/react/macro';
import styles from './ads-page.module.css';

export function MayNotChange() {
  return (
    <p className={styles.lead}>
      <Trans>Only owners and admins of the business can change this.</Trans>
    </p>
  );
}
