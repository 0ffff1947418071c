import type { ReactNode } from 'react';
import type { BoardCardData } from '../board-card-data.ts';
import { BoardCard } from './board-card.tsx';
import styles from './card-grid.module.css';

/** Boards side by side, in their order. */
export function BoardGrid({
  boards,
  label,
  children,
}: {
  boards: readonly BoardCardData[];
  label: string;
  children?: ReactNode;
}) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {children}
      {boards.map((board) => (
        <li key={board.id}>
          <BoardCard board={board} />
        </li>
      ))}
    </ul>
  );
}
