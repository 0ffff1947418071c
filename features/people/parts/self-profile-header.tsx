import { Trans } from '@lingui/react/macro';
import { Avatar } from '#design/avatar/avatar.tsx';
import { LinkButton } from '#design/button/link-button.tsx';
import { ProfileCounts, type ShownPerson } from './profile-header.tsx';
import styles from './self-profile-header.module.css';

/** Above what a person keeps, as only they see it. */
export function SelfProfileHeader({ person }: { person: ShownPerson }) {
  return (
    <header className={styles.header}>
      <h1 className={styles.title}>
        <Trans>Your saved ideas</Trans>
      </h1>
      <div className={styles.person}>
        <Avatar name={person.fullName} src={person.image} size={64} />
        <div className={styles.words}>
          <p className={styles.name}>{person.fullName}</p>
          {person.about && <p className={styles.about}>{person.about}</p>}
          <ProfileCounts person={person} />
        </div>
        <LinkButton to={`/${person.username}/`} size="small">
          <Trans>View profile</Trans>
        </LinkButton>
      </div>
    </header>
  );
}
