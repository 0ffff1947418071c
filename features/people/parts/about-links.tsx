import { Trans } from '@lingui/react/macro';
import { shortAddress } from '../about.ts';
import styles from './about-words.module.css';
import type { AboutPerson } from './about-words.tsx';

type Links = Pick<AboutPerson, 'websiteUrl' | 'imprintUrl'>;

/** A person's own page of the web, and their imprint. */
export function AboutLinks({ person: { websiteUrl, imprintUrl } }: { person: Links }) {
  if (!websiteUrl && !imprintUrl) return null;
  return (
    <p className={styles.quiet}>
      {websiteUrl && (
        <a href={websiteUrl} rel="nofollow noopener" target="_blank">
          {shortAddress(websiteUrl)}
        </a>
      )}
      {websiteUrl && imprintUrl && ' · '}
      {imprintUrl && (
        <a href={imprintUrl} rel="nofollow noopener" target="_blank">
          <Trans>Imprint</Trans>
        </a>
      )}
    </p>
  );
}
