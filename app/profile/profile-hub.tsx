import { Trans, useLingui } from '@lingui/react/macro';
import { redirect } from 'react-router';
import { PinList, pinsOf } from '#app/pins/pin-list.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';
import { profileMeta, profilePageData } from '#features/core/people/show-profile/profile-page-data.ts';
import { boardCardData } from '#features/library/boards/board-card-data.ts';
import { BoardGrid } from '#features/library/boards/parts/board-grid.tsx';
import { AllBoardsLink } from '#features/library/boards/parts/board-overview.tsx';
import { pageContext } from '../server/page-context.ts';
import wall from '../shell/wall-page.module.css';
import type { Route } from './+types/profile-hub.ts';
import { ClosedProfile } from './closed-profile.tsx';
import { ListPlace } from './list-place.tsx';
import { toInvites } from './load-arrival.ts';
import { sortFor } from './load-profile-boards.ts';
import { loadSavedPins } from './load-tab-contents.ts';
import { NothingSaved } from './nothing-saved.tsx';
import { PersonHeading } from './person-heading.tsx';
import styles from './profile-hub.module.css';
import { requireProfile } from './profile-page.ts';

/** A business has its ordinary profile here. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const profile = await requireProfile(page, url, params.username);
  toInvites(profile, url);
  const { username } = profile;
  if (profile.is_partner) throw redirect(`/${username}/`);
  const person = profilePageData(profile, page.viewer.id);
  const [boards, pins] = await Promise.all([
    sortFor(page, { isOwner: person.isOwner, chosen: null }).then((sort) =>
      page.call('BoardsResource.get', { username, sort, include_archived: false }),
    ),
    loadSavedPins(page, username),
  ]);
  return {
    person,
    meta: profileMeta(profile, page, { heading: await page.say('Boards and Pins'), path: url.pathname }),
    boards: boards.data.map(boardCardData),
    hasMoreBoards: boards.bookmark !== null,
    pins,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function ProfileHubPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { person } = loaderData;
  return (
    <main id="main" className={wall.page}>
      <PersonHeading person={person} heading={t`Boards and Pins`} />
      <ListPlace>{person.isOpen ? <Hub {...loaderData} /> : <ClosedProfile person={person} />}</ListPlace>
    </main>
  );
}

function Hub({ person, boards, hasMoreBoards, pins }: Route.ComponentProps['loaderData']) {
  const { t } = useLingui();
  return (
    <div className={styles.columns}>
      <section aria-labelledby="hub-boards">
        <h2 id="hub-boards" className={styles.title}>
          <Trans>Boards</Trans>
        </h2>
        {boards.length === 0 ? (
          <EmptyState title={t`No boards yet`} level={3} />
        ) : (
          <BoardGrid boards={boards} label={t`Boards`} />
        )}
        {hasMoreBoards && <AllBoardsLink username={person.username} />}
      </section>
      <section aria-labelledby="hub-pins">
        <h2 id="hub-pins" className={styles.title}>
          <Trans>Pins</Trans>
        </h2>
        {pins.items.length === 0 ? (
          <NothingSaved person={person} level={3} />
        ) : (
          <PinList
            first={pins}
            resource="UserPinsResource.get"
            options={pinsOf(person)}
            whose={person.username}
            label={t`Pins`}
          />
        )}
      </section>
    </div>
  );
}
