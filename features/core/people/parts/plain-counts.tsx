import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { formatShortCount } from '#platform/i18n/format-day.ts';
import styles from './profile-header.module.css';
import type { ShownPerson } from './profile-header.tsx';

export function PlainCounts({ person: { followerCount, followingCount } }: { person: ShownPerson }) {
  const { i18n } = useLingui();
  const followers = formatShortCount(followerCount, i18n.locale);
  const following = formatShortCount(followingCount, i18n.locale);
  return (
    <p className={styles.line}>
      {followerCount > 0 && (
        <>
          <Plural value={followerCount} one={`${followers} follower`} other={`${followers} followers`} />
          {' · '}
        </>
      )}
      <Trans>{following} following</Trans>
    </p>
  );
}
