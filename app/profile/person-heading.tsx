import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Avatar } from '#design/avatar/avatar.tsx';
import type { ProfilePageData } from '#features/core/people/show-profile/profile-page-data.ts';
import styles from './person-heading.module.css';
import { PersonLists } from './person-lists.tsx';

type PersonHeadingProps = {
  person: Pick<ProfilePageData, 'username' | 'fullName' | 'image' | 'lists'>;
  heading: ReactNode;
  /** The layout switch, or what can be added to the list. */
  children?: ReactNode;
};

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
