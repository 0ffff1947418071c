import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatShortCount } from '#platform/i18n/format-day.ts';
import type { FollowSide } from '../list-followers/list-followers.ts';
import styles from './follow-counts.module.css';

export type CountedPerson = {
  followerCount: number;
  followingCount: number;
  isOpen: boolean;
};

type CountButtonsProps = {
  person: CountedPerson;
  onPress?: (side: FollowSide) => void;
  /** Asks to log in, even where the lists are not open. */
  isPrompt?: boolean;
  link?: (side: FollowSide, texts: ReactNode) => ReactNode;
};

export function CountButtons({ person, onPress, isPrompt = false, link }: CountButtonsProps) {
  const { i18n } = useLingui();
  const { followerCount, followingCount, isOpen } = person;
  const followers = formatShortCount(followerCount, i18n.locale);
  const following = formatShortCount(followingCount, i18n.locale);
  const count = (side: FollowSide, number: number, texts: ReactNode) => {
    const leads = number > 0 && (isPrompt || isOpen);
    if (leads && link) return link(side, texts);
    return (
      <button type="button" className={styles.count} disabled={!leads} onClick={() => onPress?.(side)}>
        {texts}
      </button>
    );
  };
  const texts = (
    <Plural value={followerCount} one={`${followers} follower`} other={`${followers} followers`} />
  );
  return (
    <p className={styles.counts}>
      {followerCount > 0 && count('followers', followerCount, texts)}
      {count('following', followingCount, <Trans>{following} following</Trans>)}
    </p>
  );
}
