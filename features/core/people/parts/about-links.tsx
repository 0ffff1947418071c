import { Trans, useLingui } from '@lingui/react/macro';
import { CheckIcon } from '#design/icons/visitor-icons.tsx';
import { shortAddress } from '../about.ts';
import styles from './about-text.module.css';

export interface AboutPerson {
  fullName: string;
  about: string;
  pronouns: string[];
  websiteUrl: string | null;
  imprintUrl: string | null;
  /** The person has proven that the website is theirs. */
  isWebsiteClaimed: boolean;
}

type Links = Pick<AboutPerson, 'websiteUrl' | 'imprintUrl' | 'isWebsiteClaimed'>;

export function AboutLinks({ person: { websiteUrl, imprintUrl, isWebsiteClaimed } }: { person: Links }) {
  const { t } = useLingui();
  if (!websiteUrl && !imprintUrl) return null;
  return (
    <p className={styles.quiet}>
      {websiteUrl && (
        <a href={websiteUrl} rel="nofollow noopener" target="_blank">
          {shortAddress(websiteUrl)}
        </a>
      )}
      {websiteUrl && isWebsiteClaimed && (
        <span role="img" aria-label={t`Claimed website`} title={t`Claimed website`} className={styles.mark}>
          <CheckIcon size={16} />
        </span>
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
