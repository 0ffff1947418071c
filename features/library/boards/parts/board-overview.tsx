import { Trans } from '@lingui/react/macro';
import { LinkButton } from '#design/button/link-button.tsx';
import type { BoardCardData } from '../board-card-data.ts';
import { gridStyle, type ShownView } from '../board-layout.ts';
import allBoardsLinkStyles from './all-boards-link.module.css';
import { BoardCard } from './board-card.tsx';
import styles from './card-grid.module.css';

type BoardOverviewProps = { boards: readonly BoardCardData[]; view: ShownView; label: string };

export function BoardOverview({ boards, view, label }: BoardOverviewProps) {
  return (
    <ul className={styles.grid} data-view={view} style={gridStyle(view)} aria-label={label}>
      {boards.map((board) => (
        <li key={board.id}>
          <BoardCard board={board} view={view} />
        </li>
      ))}
    </ul>
  );
}

export function AllBoardsLink({ username }: { username: string }) {
  return (
    <p className={allBoardsLinkStyles.more}>
      <LinkButton to={`/${username}/_boards/`} size="small">
        <Trans>All boards</Trans>
      </LinkButton>
    </p>
  );
}
