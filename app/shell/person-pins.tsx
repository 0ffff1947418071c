import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { Avatar } from '#design/avatar/avatar.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';
import styles from './person-pins.module.css';
import { type FirstPins, PinList, type PinListName } from './pin-list.tsx';
import type { ProfileData } from './profile-page.ts';

type PersonPinsProps = {
  person: ProfileData;
  pins: FirstPins;
  resource: Extract<PinListName, `User${string}`>;
  heading: string;
};

/** One list of a person's pins under a small heading. */
export function PersonPins({ person, pins, resource, heading }: PersonPinsProps) {
  return (
    <main id="main" className={styles.page}>
      <header className={styles.header}>
        <h1 className={styles.heading}>{heading}</h1>
        <Link to={`/${person.username}/`} className={styles.person}>
          <Avatar name={person.fullName} src={person.image} size={32} />
          {person.fullName}
        </Link>
      </header>
      {pins.items.length === 0 ? (
        <Nothing person={person} />
      ) : (
        <PinList first={pins} resource={resource} options={{ username: person.username }} label={heading} />
      )}
    </main>
  );
}

function Nothing({ person }: { person: ProfileData }) {
  const { t } = useLingui();
  return (
    <EmptyState
      title={
        person.isOwner ? t`You haven't saved any Pins yet` : t`${person.firstName} hasn't saved any Pins yet`
      }
    />
  );
}
