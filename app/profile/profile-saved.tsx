import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useOutletContext } from 'react-router';
import { type FirstPins, PinList } from '#app/pins/pin-list.tsx';
import { pinsOf } from '#app/pins/pins-of.ts';
import { DensityMenu } from '#features/core/people/parts/density-menu.tsx';
import type { PinDensity } from '#features/core/people/preferences.ts';
import type { ProfilePageData } from '#features/core/people/show-profile/profile-page-data.ts';
import type { BoardCardData } from '#features/library/boards/board-card-data.ts';
import type { ShownView } from '#features/library/boards/board-layout.ts';
import { AllBoardsLink } from '#features/library/boards/parts/all-boards-link.tsx';
import { BoardOverview } from '#features/library/boards/parts/board-overview.tsx';
import { pageContext } from '../server/page-context.ts';
import wall from '../shell/wall-page.module.css';
import type { Route } from './+types/profile-saved.ts';
import { loadSaved } from './load-tab-contents.ts';
import { NothingSaved } from './nothing-saved.tsx';
import { PersonLists } from './person-lists.tsx';
import styles from './profile-saved.module.css';

export async function loader({ context, params: { username } }: Route.LoaderArgs) {
  return loadSaved(context.get(pageContext), username);
}

export default function ProfileSavedPage({ loaderData }: Route.ComponentProps) {
  return <Saved {...loaderData} />;
}

export type SavedProps = {
  boards: BoardCardData[];
  isAllOffered: boolean;
  view: ShownView;
  pins: FirstPins;
  /** Null if the owner made no choice. */
  density: PinDensity | null;
};

export function Saved({ boards, isAllOffered, view, pins, density }: SavedProps) {
  const { t } = useLingui();
  const person = useOutletContext<ProfilePageData>();
  return (
    <>
      <PersonLists person={person} />
      {boards.length > 0 && (
        <section className={styles.boards}>
          <BoardOverview boards={boards} view={view} label={t`Boards`} />
          {isAllOffered && <AllBoardsLink username={person.username} />}
        </section>
      )}
      {pins.items.length === 0 ? (
        <NothingSaved person={person} />
      ) : (
        <SavedPins pins={pins} person={person} stored={density} />
      )}
    </>
  );
}

type SavedPinsProps = { pins: FirstPins; person: ProfilePageData; stored: PinDensity | null };

function SavedPins({ pins, person, stored }: SavedPinsProps) {
  const { t } = useLingui();
  const [density, setDensity] = useState<PinDensity>(stored ?? 'regular');
  return (
    <>
      {person.isOwner && (
        <div className={wall.above}>
          <div className={wall.tools}>
            <DensityMenu surface="profile" density={density} onChange={setDensity} />
          </div>
        </div>
      )}
      <PinList
        first={pins}
        resource="UserPinsResource.get"
        options={pinsOf(person)}
        whose={person.username}
        label={t`Saved Pins`}
        density={density}
      />
    </>
  );
}
