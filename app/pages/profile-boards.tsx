import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation, useNavigate } from 'react-router';
import { LinkButton } from '#design/button/link-button.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';
import { toast } from '#design/toast/toast.ts';
import { boardCardData } from '#features/boards/board-card-data.ts';
import { CreateBoardButton } from '#features/boards/create-board/create-board-button.tsx';
import { BoardGroups } from '#features/boards/parts/board-groups.tsx';
import { DeletedBoards } from '#features/boards/recently-deleted/deleted-boards.tsx';
import {
  type ProfilePageData,
  profileMeta,
  profilePageData,
} from '#features/people/show-profile/profile-page-data.ts';
import { DeletedPins, deletedPinData } from '#features/saves/recently-deleted/deleted-pins.tsx';
import { pageContext } from '../page-context.ts';
import { PersonHeading } from '../shell/person-heading.tsx';
import { PrivateProfile } from '../shell/private-profile.tsx';
import { requireProfile } from '../shell/profile-page.ts';
import wall from '../shell/wall-page.module.css';
import type { Route } from './+types/profile-boards.ts';
import styles from './profile-boards.module.css';

const MOST = 250;

/** All boards of a person, in groups; the owner also sees those that are not public, and the deleted ones. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { call, viewer } = page;
  const profile = await requireProfile(page, request, params.username);
  const { username } = profile;
  const bookmark = new URL(request.url).searchParams.get('after');
  const isOwner = viewer.kind === 'person' && viewer.id === profile.id;
  const [boards, deleted, deletedPins] = await Promise.all([
    call('BoardsResource.get', { username, page_size: MOST, group_by: 'visibility', bookmarks: [bookmark] }),
    isOwner ? call('RecentlyDeletedBoardsResource.get', { page_size: MOST }) : null,
    isOwner ? call('RecentlyDeletedPinsResource.get', {}) : null,
  ]);
  return {
    person: profilePageData(profile, viewer.id),
    meta: profileMeta(profile, page.brandName, 'Boards'),
    boards: boards.data.map(boardCardData),
    next: boards.bookmark,
    deleted: deleted?.data ?? [],
    deletedPins: deletedPins && {
      items: deletedPins.data.map(deletedPinData),
      bookmark: deletedPins.bookmark,
    },
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function ProfileBoardsPage({ loaderData }: Route.ComponentProps) {
  const { person, boards, next, deleted, deletedPins } = loaderData;
  const { t } = useLingui();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const onRestored = async (board: { name: string; url: string }) => {
    await navigate(pathname, { replace: true, preventScrollReset: true });
    const action = { label: t`Open`, onAction: () => navigate(board.url) };
    toast.show({ kind: 'success', text: t`“${board.name}” is back.`, action, duration: 5000 });
  };
  return (
    <main id="main" className={wall.page}>
      <PersonHeading person={person} heading={t`Boards`}>
        {person.isOwner && boards.length > 0 && (
          <CreateBoardButton source="profile_boards" look="secondary" size="small" />
        )}
      </PersonHeading>
      {boards.length === 0 ? <NoBoards person={person} /> : <BoardGroups boards={boards} />}
      {next && (
        <div className={styles.more}>
          <LinkButton to={`${pathname}?${new URLSearchParams({ after: next })}`}>
            <Trans>More boards</Trans>
          </LinkButton>
        </div>
      )}
      {deleted.length > 0 && <DeletedBoards boards={deleted} onRestored={onRestored} />}
      {deletedPins && <DeletedPins first={deletedPins} />}
      {deletedPins?.items.length === 0 && deleted.length === 0 && (
        <p className={styles.nothing}>
          <Trans>What you delete stays here for 30 days, for you alone.</Trans>
        </p>
      )}
    </main>
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
