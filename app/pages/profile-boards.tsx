import { useLingui } from '@lingui/react/macro';
import { useLocation, useNavigation } from 'react-router';
import { loadOrganize } from '#app/shell/boards/load-organize.ts';
import { loadOwnLayout, loadProfileBoards } from '#app/shell/profile/load-profile-boards.ts';
import { PersonHeading } from '#app/shell/profile/person-heading.tsx';
import { PrivateProfile } from '#app/shell/profile/private-profile.tsx';
import { requireProfile } from '#app/shell/profile/profile-page.ts';
import { rarePart } from '#design/on-demand/rare-part.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';
import { BoardList } from '#features/boards/list-boards/board-list.tsx';
import { profileMeta, profilePageData } from '#features/people/show-profile/profile-page-data.ts';
import { deletedPinData } from '#features/saves/recently-deleted/deleted-pins.tsx';
import { pageContext } from '../page-context.ts';
import { loadHints } from '../shell/load-hints.ts';
import { useActor } from '../shell/use-shell.ts';
import wall from '../shell/wall-page.module.css';
import type { Route } from './+types/profile-boards.ts';

const MOST_DELETED = 250;

/** All boards of a person, in groups; the owner also sees those that are not public, and the deleted ones. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { call, viewer } = page;
  const profile = await requireProfile(page, request, params.username);
  const { searchParams } = new URL(request.url);
  const isOwner = viewer.kind === 'person' && viewer.id === profile.id;
  const [listed, layout, deleted, deletedPins, organize, hints] = await Promise.all([
    loadProfileBoards(page, profile.username, { isOwner, chosen: searchParams.get('sort') }),
    loadOwnLayout(page, isOwner),
    isOwner ? call('RecentlyDeletedBoardsResource.get', { page_size: MOST_DELETED }) : null,
    isOwner ? call('RecentlyDeletedPinsResource.get', {}) : null,
    loadOrganize(page, profile),
    isOwner ? loadHints(page) : null,
  ]);
  return {
    person: profilePageData(profile, viewer.id),
    meta: profileMeta(profile, page.brandName, await page.say('Boards')),
    ...listed,
    ...layout,
    isPulsing: searchParams.get('showPulsar') === 'true',
    deleted: deleted?.data ?? [],
    organize,
    hints,
    deletedPins: deletedPins && {
      items: deletedPins.data.map(deletedPinData),
      bookmark: deletedPins.bookmark,
    },
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

// Visitors do not load what puts boards in order. Where it cannot be had, the owner sees what they see.
const OwnBoards = rarePart(async () => (await import('#app/shell/boards/own-boards.tsx')).OwnBoards, Boards);

export type ShownBoards = Route.ComponentProps['loaderData'] & {
  /** They are about to be shown in another order. */
  isLoading: boolean;
};

export default function ProfileBoardsPage({ loaderData }: Route.ComponentProps) {
  const { location } = useNavigation();
  const { pathname } = useLocation();
  const isLoading = location?.pathname === pathname;
  const actor = useActor();
  const Shown = actor && loaderData.person.isOwner ? OwnBoards : Boards;
  return (
    <main id="main" className={wall.page}>
      <Shown {...loaderData} isLoading={isLoading} />
    </main>
  );
}

function Boards({ person, boards, sort, view, isLoading }: ShownBoards) {
  const { t } = useLingui();
  return (
    <>
      <PersonHeading person={person} heading={t`Boards`} />
      {boards.items.length > 0 ? (
        <BoardList username={person.username} {...{ sort, view, isLoading }} first={boards} />
      ) : person.isOpen ? (
        <EmptyState title={t`${person.firstName} has no boards yet`} />
      ) : (
        <PrivateProfile />
      )}
    </>
  );
}
