import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { Avatar } from '#design/avatar/avatar.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';
import { useDensity } from '#features/people/layout-preferences/use-density.ts';
import { DensityMenu } from '#features/people/parts/density-menu.tsx';
import type { PinDensity } from '#features/people/preferences.ts';
import styles from './person-pins.module.css';
import { type FirstPins, PinList, type PinListName } from './pin-list.tsx';
import type { ProfileData } from './profile-page.ts';

type PersonPinsProps = {
  person: ProfileData;
  pins: FirstPins;
  resource: Extract<PinListName, `User${string}`>;
  heading: string;
  /** The owner's choice, where one was made. */
  density: PinDensity | null;
};

/** One list of a person's pins under a small heading. */
export function PersonPins({ person, pins, resource, heading, density: kept }: PersonPinsProps) {
  const { density, choose } = useDensity('profile', kept);
  return (
    <main id="main" className={styles.page}>
      <header className={styles.header}>
        <h1 className={styles.heading}>{heading}</h1>
        <Link to={`/${person.username}/`} className={styles.person}>
          <Avatar name={person.fullName} src={person.image} size={32} />
          {person.fullName}
        </Link>
        {person.isOwner && <DensityMenu density={density} onChoose={choose} />}
      </header>
      {pins.items.length === 0 ? (
        <Nothing person={person} />
      ) : (
        <PinList
          first={pins}
          resource={resource}
          options={{ username: person.username }}
          label={heading}
          density={density}
        />
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
