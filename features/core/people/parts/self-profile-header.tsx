import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Avatar } from '#design/avatar/avatar.tsx';
import { LinkButton } from '#design/button/link-button.tsx';
import type { ShownPerson } from './profile-header.tsx';
import styles from './self-profile-header.module.css';

/** Stays in sight while the page scrolls. */
export function SelfProfileHeader({ person, counts }: { person: ShownPerson; counts: ReactNode }) {
  return (
    <header className={styles.header}>
      <Avatar name={person.fullName} src={person.image} size={48} />
      <div className={styles.words}>
        <h1 className={styles.title}>
          <Trans>Your saved ideas</Trans>
        </h1>
        <div className={styles.person}>
          <p className={styles.name}>{person.fullName}</p>
          {counts}
        </div>
        {person.about && <p className={styles.about}>{person.about}</p>}
      </div>
      <LinkButton to={`/${person.username}/`} size="small" className={styles.profile}>
        <Trans>View profile</Trans>
      </LinkButton>
    </header>
  );
}
