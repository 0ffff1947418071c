import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Avatar } from '#design/avatar/avatar.tsx';
import { formatShortCount } from '#platform/i18n/short-count.ts';
import type { ShortWords } from '../about.ts';
import { AboutLinks } from './about-links.tsx';
import styles from './profile-header.module.css';
import { ShortAbout } from './short-about.tsx';

export type ShownPerson = {
  username: string;
  fullName: string;
  about: string;
  pronouns: string[];
  websiteUrl: string | null;
  imprintUrl: string | null;
  image: string | null;
  followerCount: number;
  followingCount: number;
};

type ProfileHeaderProps = {
  person: ShownPerson;
  /** Of the words about them, what there is room for. */
  shortAbout: ShortWords;
  isPhone: boolean;
  /** What can be done with the profile. */
  acts?: ReactNode;
};

/** Who this is: picture, name, words about themselves, counts. */
export function ProfileHeader({ person, shortAbout, isPhone, acts }: ProfileHeaderProps) {
  return (
    <header className={styles.header}>
      <Avatar name={person.fullName} src={person.image} size={120} />
      <h1 className={styles.name}>{person.fullName}</h1>
      <p className={styles.line}>
        @{person.username}
        {person.pronouns.length > 0 && <> · {person.pronouns.join('/')}</>}
      </p>
      {person.about && <ShortAbout person={person} short={shortAbout} isPhone={isPhone} />}
      <AboutLinks person={person} />
      <ProfileCounts person={person} />
      {acts && <div className={styles.acts}>{acts}</div>}
    </header>
  );
}

/** How many follow a person, and how many they follow. */
export function ProfileCounts({ person: { followerCount, followingCount } }: { person: ShownPerson }) {
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
