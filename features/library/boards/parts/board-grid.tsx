import { type ReactNode, useMemo } from 'react';
import { EvenGrid } from '#design/even-grid/even-grid.tsx';
import type { BoardCardData } from '../board-card-data.ts';
import { gridStyle, type ShownView } from '../board-layout.ts';
import { BoardCard } from './board-card.tsx';
import styles from './card-grid.module.css';

export interface LeadCard {
  id: string;
  card: ReactNode;
}

export interface BoardCardsProps {
  boards: readonly BoardCardData[];
  view?: ShownView;
  leads?: readonly LeadCard[];
  /** Keep it stable between renders. By default it is a card of the view. */
  renderBoard?: (board: BoardCardData) => ReactNode;
}

type Cell = LeadCard | BoardCardData;
const keyOf = (cell: Cell) => cell.id;
const NONE: readonly LeadCard[] = [];

export function BoardGrid({
  boards,
  label,
  view = 'square',
  leads = NONE,
  renderBoard,
}: BoardCardsProps & { label: string }) {
  const cells = useMemo<Cell[]>(() => [...leads, ...boards], [leads, boards]);
  const render = useMemo(() => {
    const draw = renderBoard ?? ((board: BoardCardData) => <BoardCard board={board} view={view} />);
    return (cell: Cell) => ('card' in cell ? cell.card : draw(cell));
  }, [renderBoard, view]);
  return (
    <EvenGrid
      items={cells}
      keyOf={keyOf}
      render={render}
      label={label}
      className={styles.grid}
      view={view}
      style={gridStyle(view)}
    />
  );
}
