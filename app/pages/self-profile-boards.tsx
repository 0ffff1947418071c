import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { EmptyState } from '#design/states/empty-state.tsx';
import { boardCardData } from '#features/boards/board-card-data.ts';
import { CreateBoardButton } from '#features/boards/create-board/create-board-button.tsx';
import { BoardGroups } from '#features/boards/parts/board-groups.tsx';
import { requireActor } from '../shell/require-actor.ts';
import type { Route } from './+types/self-profile-boards.ts';
import styles from './profile-boards.module.css';

const MOST = 250;

/** The own boards, in groups. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { call, viewer } = requireActor(context, request);
  const { username } = viewer;
  const answer = await call('BoardsResource.get', { username, page_size: MOST, group_by: 'visibility' });
  return { username, boards: answer.data.map(boardCardData), hasMore: answer.bookmark !== null };
}

export default function SelfProfileBoardsPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { username, boards, hasMore } = loaderData;
  if (boards.length === 0) {
    return (
      <EmptyState
        title={t`Keep track of what inspires you`}
        action={<CreateBoardButton source="profile_boards" />}
      />
    );
  }
  return (
    <>
      <BoardGroups boards={boards} />
      {hasMore && (
        <p className={styles.more}>
          <Link to={`/${username}/_boards/`}>
            <Trans>All boards</Trans>
          </Link>
        </p>
      )}
    </>
  );
}
