import { Trans } from '@lingui/react/macro';
import styles from './ads-page.module.css';

/** Nobody should take what the sample world has made up for what happened. */
export function SampleNotice({ account }: { account: { is_sample: boolean } }) {
  return (
    account.is_sample && (
      <p className={styles.notice}>
        <Trans>Sample data: this account came with the sample world, and its past is made up.</Trans>
      </p>
    )
  );
}
