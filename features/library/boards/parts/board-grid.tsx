import { type ReactNode, useMemo } from 'react';
import { EvenGrid } from '#design/even-grid/even-grid.tsx';
import type { BoardCardData } from '../board-card-data.ts';
import { gridStyle, type ShownView } from '../board-layout.ts';
import { BoardCard } from './board-card.tsx';
import styles from './card-grid.module.css';

/** A card among boards that is no board, or not one of the list. */
export interface LeadCard {
  id: string;
  card: ReactNode;
}

export interface BoardCardsProps {
  boards: readonly BoardCardData[];
  view?: ShownView;
  /** Stand before the boards. */
  leads?: readonly LeadCard[];
  /** Draws a board; keep it the same between renders. A card of its view unless told. */
  renderBoard?: (board: BoardCardData) => ReactNode;
}

type Cell = LeadCard | BoardCardData;
const keyOf = (cell: Cell) => cell.id;
const NONE: readonly LeadCard[] = [];

/** Boards side by side, in their order. */
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
