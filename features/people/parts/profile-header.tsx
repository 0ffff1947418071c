import type { ReactNode } from 'react';
import { Avatar } from '#design/avatar/avatar.tsx';
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
  /** Above the picture: the wide picture of the profile. */
  cover?: ReactNode;
  /** Under the name: what a merchant stands for. */
  badges?: ReactNode;
  /** Under the name: what sort of profile it is. */
  mark?: ReactNode;
  /** How many follow and are followed. */
  counts: ReactNode;
  /** What can be done with the profile. */
  acts?: ReactNode;
};

/** Who this is: picture, name, words about themselves, counts. */
export function ProfileHeader(props: ProfileHeaderProps) {
  const { person, shortAbout, isPhone, cover, badges, mark, counts, acts } = props;
  return (
    <header className={styles.header}>
      {cover}
      <Avatar name={person.fullName} src={person.image} size={120} />
      <h1 className={styles.name}>{person.fullName}</h1>
      {badges}
      <p className={styles.line}>
        @{person.username}
        {person.pronouns.length > 0 && <> · {person.pronouns.join('/')}</>}
      </p>
      {mark && <div className={styles.mark}>{mark}</div>}
      {person.about && <ShortAbout person={person} short={shortAbout} isPhone={isPhone} />}
      <AboutLinks person={person} />
      {counts}
      {acts && <div className={styles.acts}>{acts}</div>}
    </header>
  );
}
