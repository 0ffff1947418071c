import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useOutletContext } from 'react-router';
import { PinList, pinsOf } from '#app/pins/pin-list.tsx';
import { rarePart } from '#design/on-demand/rare-part.tsx';
import type { ProfilePageData } from '#features/core/people/show-profile/profile-page-data.ts';
import { AllBoardsLink, BoardOverview } from '#features/library/boards/parts/board-overview.tsx';
import { pageContext } from '../server/page-context.ts';
import { useActor } from '../shell/use-shell.ts';
import wall from '../shell/wall-page.module.css';
import type { Route } from './+types/profile-saved.ts';
import { ListPlace } from './list-place.tsx';
import { loadSaved } from './load-tab-contents.ts';
import { NothingSaved } from './nothing-saved.tsx';
import { PersonLists } from './person-lists.tsx';
import styles from './profile-saved.module.css';
import type { OwnToolsProps } from './saved-tools.tsx';
import { useBoardView } from './use-board-view.ts';

export async function loader({ context, url, params }: Route.LoaderArgs) {
  return loadSaved(context.get(pageContext), url, params.username);
}

export default function ProfileSavedPage({ loaderData }: Route.ComponentProps) {
  return <Saved {...loaderData} />;
}

export type SavedProps = Awaited<ReturnType<typeof loadSaved>>;

// Only owners have them. If loading fails, the page does without.
const OwnTools = rarePart(
  () => import('./saved-tools.tsx'),
  'OwnTools',
  () => null,
);

export function Saved({ boards, isAllOffered, pins, ...loaded }: SavedProps) {
  const { t } = useLingui();
  const person = useOutletContext<ProfilePageData>();
  const mayArrange = useActor() !== null && person.isOwner;
  const { view, choose } = useBoardView(loaded.view);
  const [density, setDensity] = useState(loaded.density ?? 'regular');
  const { username } = person;
  const [hasBoards, hasPins] = [boards.length > 0, pins.items.length > 0];
  const tools = mayArrange && {
    boards: hasBoards && { username, view, sort: loaded.sort, onChooseView: choose },
    pins: hasPins && { username, density, onChange: setDensity },
  };
  return (
    <>
      <ListRow person={person} tools={tools} />
      <ListPlace>
        {hasBoards && (
          <section className={styles.boards}>
            <BoardOverview boards={boards} view={view} label={t`Boards`} />
            {isAllOffered && <AllBoardsLink username={username} />}
          </section>
        )}
        {hasPins ? (
          <PinList
            first={pins}
            resource="UserPinsResource.get"
            options={pinsOf(person)}
            whose={username}
            label={t`Saved Pins`}
            density={density}
          />
        ) : (
          <NothingSaved person={person} />
        )}
      </ListPlace>
    </>
  );
}

type ListRowProps = { person: ProfilePageData; tools: false | OwnToolsProps };

function ListRow({ person, tools }: ListRowProps) {
  return (
    <div className={wall.above}>
      <div className={styles.row}>
        <PersonLists person={person} />
        {tools && <OwnTools {...tools} />}
      </div>
    </div>
  );
}
