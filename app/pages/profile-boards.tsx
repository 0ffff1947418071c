import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation, useNavigate, useOutletContext } from 'react-router';
import { LinkButton } from '#design/button/link-button.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';
import { toast } from '#design/toast/toast.ts';
import { boardCardData } from '#features/boards/board-card-data.ts';
import { CreateBoardButton } from '#features/boards/create-board/create-board-button.tsx';
import { BoardGroups } from '#features/boards/parts/board-groups.tsx';
import { DeletedBoards } from '#features/boards/recently-deleted/deleted-boards.tsx';
import { pageContext } from '../page-context.ts';
import type { ProfileData } from '../shell/profile-page.ts';
import type { Route } from './+types/profile-boards.ts';
import styles from './profile-boards.module.css';

const MOST = 250;

/** All boards of a person, in groups; the owner also sees those that are not public, and the deleted ones. */
export async function loader({ context, params: { username }, request }: Route.LoaderArgs) {
  const { call, viewer } = context.get(pageContext);
  const bookmark = new URL(request.url).searchParams.get('after');
  const isOwner = viewer.kind === 'person' && viewer.username === username.toLowerCase();
  const [boards, deleted] = await Promise.all([
    call('BoardsResource.get', { username, page_size: MOST, group_by: 'visibility', bookmarks: [bookmark] }),
    isOwner ? call('RecentlyDeletedBoardsResource.get', { page_size: MOST }) : null,
  ]);
  return { boards: boards.data.map(boardCardData), next: boards.bookmark, deleted: deleted?.data ?? [] };
}

export default function ProfileBoardsPage({ loaderData }: Route.ComponentProps) {
  const { boards, next, deleted } = loaderData;
  const { t } = useLingui();
  const person = useOutletContext<ProfileData>();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const onRestored = async (board: { name: string; url: string }) => {
    await navigate(pathname, { replace: true, preventScrollReset: true });
    const action = { label: t`Open`, onAction: () => navigate(board.url) };
    toast.show({ kind: 'success', text: t`“${board.name}” is back.`, action, duration: 5000 });
  };
  return (
    <>
      {boards.length === 0 ? (
        <NoBoards person={person} />
      ) : (
        <>
          {person.isOwner && (
            <div className={styles.acts}>
              <CreateBoardButton source="profile_boards" look="secondary" />
            </div>
          )}
          <BoardGroups boards={boards} />
        </>
      )}
      {next && (
        <div className={styles.acts}>
          <LinkButton to={`${pathname}?${new URLSearchParams({ after: next })}`}>
            <Trans>More boards</Trans>
          </LinkButton>
        </div>
      )}
      {deleted.length > 0 && <DeletedBoards boards={deleted} onRestored={onRestored} />}
    </>
  );
}

function NoBoards({ person }: { person: ProfileData }) {
  const { t } = useLingui();
  if (!person.isOwner) return <EmptyState title={t`${person.firstName} has no boards yet`} />;
  return (
    <EmptyState
      title={t`Keep track of what inspires you`}
      action={<CreateBoardButton source="profile_boards" />}
    />
  );
}
