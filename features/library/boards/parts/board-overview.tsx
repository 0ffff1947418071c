import type { BoardCardData } from '../board-card-data.ts';
import { gridStyle, type ShownView } from '../board-layout.ts';
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
