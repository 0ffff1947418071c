import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Avatar } from '#design/avatar/avatar.tsx';
import type { ProfilePageData } from '#features/core/people/show-profile/profile-page-data.ts';
import styles from './person-heading.module.css';
import { PersonLists } from './person-lists.tsx';

type PersonHeadingProps = {
  person: Pick<ProfilePageData, 'username' | 'fullName' | 'image' | 'lists'>;
  /** What of this person the page shows. */
  heading: ReactNode;
  /** Beside the person: how the list is laid out, or what can be added to it. */
  children?: ReactNode;
};

/** The small heading of a page that shows one thing of a person, with the way to their profile. */
export function PersonHeading({ person, heading, children }: PersonHeadingProps) {
  return (
    <header className={styles.header}>
      <h1 className={styles.heading}>{heading}</h1>
      <div className={styles.line}>
        <Link to={`/${person.username}/`} className={styles.person}>
          <Avatar name={person.fullName} src={person.image} size={32} />
          {person.fullName}
        </Link>
        {children}
      </div>
      <PersonLists person={person} />
    </header>
  );
}
