import { Trans } from '@lingui/react/macro';
import { InfoIcon } from '#design/icons/icons.tsx';
import { shortAddress } from '../about.ts';
import styles from './profile-header.module.css';

/** `site` is where the profile links to, if anywhere. */
export function AdsOnlyNote({ site }: { site: string | null }) {
  return (
    <p className={styles.note}>
      <InfoIcon size={20} />
      <span>
        <strong>
          <Trans>This is an ad-only profile.</Trans>
        </strong>{' '}
        {site ? (
          <Trans>
            Only you see this page. Everyone else goes to{' '}
            <a href={site} rel="noopener" target="_blank">
              {shortAddress(site)}
            </a>
            .
          </Trans>
        ) : (
          <Trans>No site is set yet, so everyone sees this page.</Trans>
        )}
      </span>
    </p>
  );
}
