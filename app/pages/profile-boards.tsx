import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation, useNavigate, useNavigation, useRevalidator } from 'react-router';
import { EmptyState } from '#design/states/empty-state.tsx';
import { toast } from '#design/toast/toast.ts';
import { CreateBoardButton } from '#features/boards/create-board/create-board-button.tsx';
import { BoardList } from '#features/boards/list-boards/board-list.tsx';
import { useLeadCards } from '#features/boards/profile-cards/use-lead-cards.tsx';
import { DeletedBoards } from '#features/boards/recently-deleted/deleted-boards.tsx';
import { ArrangeBoards } from '#features/boards/reorder-boards/arrange-boards.tsx';
import { BoardSortMenu } from '#features/boards/sort-boards/board-sort-menu.tsx';
import { useBoardView } from '#features/boards/sort-boards/use-board-view.ts';
import {
  type ProfilePageData,
  profileMeta,
  profilePageData,
} from '#features/people/show-profile/profile-page-data.ts';
import { DeletedPins, deletedPinData } from '#features/saves/recently-deleted/deleted-pins.tsx';
import { pageContext } from '../page-context.ts';
import { loadOrganize } from '../shell/load-organize.ts';
import { loadOwnLayout, loadProfileBoards } from '../shell/load-profile-boards.ts';
import { Organize } from '../shell/organize.tsx';
import { PersonHeading } from '../shell/person-heading.tsx';
import { PrivateProfile } from '../shell/private-profile.tsx';
import { requireProfile } from '../shell/profile-page.ts';
import wall from '../shell/wall-page.module.css';
import type { Route } from './+types/profile-boards.ts';
import styles from './profile-boards.module.css';

const MOST_DELETED = 250;

/** All boards of a person, in groups; the owner also sees those that are not public, and the deleted ones. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { call, viewer } = page;
  const profile = await requireProfile(page, request, params.username);
  const { searchParams } = new URL(request.url);
  const isOwner = viewer.kind === 'person' && viewer.id === profile.id;
  const [listed, layout, deleted, deletedPins, organize] = await Promise.all([
    loadProfileBoards(page, profile.username, { isOwner, chosen: searchParams.get('sort') }),
    loadOwnLayout(page, isOwner),
    isOwner ? call('RecentlyDeletedBoardsResource.get', { page_size: MOST_DELETED }) : null,
    isOwner ? call('RecentlyDeletedPinsResource.get', {}) : null,
    loadOrganize(page, profile),
  ]);
  return {
    person: profilePageData(profile, viewer.id),
    meta: profileMeta(profile, page.brandName, 'Boards'),
    ...listed,
    ...layout,
    isPulsing: searchParams.get('showPulsar') === 'true',
    deleted: deleted?.data ?? [],
    organize,
    deletedPins: deletedPins && {
      items: deletedPins.data.map(deletedPinData),
      bookmark: deletedPins.bookmark,
    },
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function ProfileBoardsPage({ loaderData }: Route.ComponentProps) {
  const { person, boards, sort, cards, isPulsing } = loaderData;
  const { t } = useLingui();
  const { location } = useNavigation();
  const { pathname } = useLocation();
  const { view, choose } = useBoardView(loaderData.view);
  const leads = useLeadCards(cards, view, isPulsing);
  const isEmpty = boards.items.length === 0;
  const hasNothing = isEmpty && (leads.length === 0 || person.pinCount === 0);
  return (
    <main id="main" className={wall.page}>
      <PersonHeading person={person} heading={t`Boards`}>
        {person.isOwner && !isEmpty && (
          <span className={styles.acts}>
            <CreateBoardButton source="profile_boards" look="secondary" size="small" />
            <BoardSortMenu sort={sort} view={view} onChooseView={choose} />
          </span>
        )}
      </PersonHeading>
      {!hasNothing && (
        <ArrangeBoards isOn={person.isOwner} username={person.username} {...{ sort, view }}>
          {(arranged) => (
            <BoardList
              username={person.username}
              {...{ sort, view, leads }}
              {...arranged}
              first={boards}
              isLoading={location?.pathname === pathname}
            />
          )}
        </ArrangeBoards>
      )}
      {isEmpty && <NoBoards person={person} />}
      {loaderData.organize && <Organize organize={loaderData.organize} owner={person} />}
      <Deleted {...loaderData} />
    </main>
  );
}

function Deleted({
  deleted,
  deletedPins,
}: Pick<Route.ComponentProps['loaderData'], 'deleted' | 'deletedPins'>) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const onRestored = async (board: { name: string; url: string }) => {
    await revalidate();
    const action = { label: t`Open`, onAction: () => navigate(board.url) };
    toast.show({ kind: 'success', text: t`“${board.name}” is back.`, action, duration: 5000 });
  };
  return (
    <>
      {deleted.length > 0 && <DeletedBoards boards={deleted} onRestored={onRestored} />}
      {deletedPins && <DeletedPins first={deletedPins} />}
      {deletedPins?.items.length === 0 && deleted.length === 0 && (
        <p className={styles.nothing}>
          <Trans>What you delete stays here for 30 days, for you alone.</Trans>
        </p>
      )}
    </>
  );
}

function NoBoards({ person }: { person: ProfilePageData }) {
  const { t } = useLingui();
  if (!person.isOpen) return <PrivateProfile />;
  if (!person.isOwner) return <EmptyState title={t`${person.firstName} has no boards yet`} />;
  return (
    <EmptyState
      title={t`Keep track of what inspires you`}
      action={<CreateBoardButton source="profile_boards" />}
    />
  );
}
