import { lazy, type ReactNode, Suspense } from 'react';
import type { BoardCardData } from '../board-card-data.ts';
import type { ShownView } from '../board-layout.ts';
import type { BoardSort } from '../board-sort.ts';

/** What a list of boards that can be dragged does differently. */
export interface ArrangedBoards {
  /** Puts fetched boards in the order in which they were left. */
  arrange?: (boards: readonly BoardCardData[]) => readonly BoardCardData[];
  renderBoard?: (board: BoardCardData) => ReactNode;
}

export type ArrangeBoardsProps = {
  username: string;
  sort: BoardSort;
  view: ShownView;
  children: (arranged: ArrangedBoards) => ReactNode;
};

// Visitors do not load what arranges boards. Where it cannot be had, boards are there all the same, and stay in place.
const Arranged = lazy(async () => ({
  default: await import('./draggable-boards.tsx').then(
    (code) => code.DraggableBoards,
    () => InPlace,
  ),
}));

/** Boards that are dragged into another order or onto each other, by whose profile it is. */
export function ArrangeBoards({ isOn, ...rest }: ArrangeBoardsProps & { isOn: boolean }) {
  if (!isOn) return <InPlace {...rest} />;
  return (
    <Suspense fallback={<InPlace {...rest} />}>
      {/* What was moved within one order means nothing in another. */}
      <Arranged {...rest} key={rest.sort} />
    </Suspense>
  );
}

function InPlace({ children }: ArrangeBoardsProps) {
  return children({});
}
