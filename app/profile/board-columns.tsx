import type { ReactNode } from 'react';
import { gridStyle, type ShownView } from '#features/library/boards/board-layout.ts';
import wall from '../shell/wall-page.module.css';

type BoardColumnsProps = {
  /** Of the boards of this page, where there are any. */
  view: ShownView | undefined;
  children: ReactNode;
};

/** What stands above or below boards, in their columns. */
export function BoardColumns({ view, children }: BoardColumnsProps) {
  return (
    <div className={wall.above} style={view && columnsOf(view)}>
      {children}
    </div>
  );
}

function columnsOf(view: ShownView) {
  const { '--card': card, '--grid-most': most } = gridStyle(view);
  return { '--card': card, '--grid-most': most };
}
