import { type BoardView, shownBoardView } from '#features/core/people/preferences.ts';

/** A view as it is shown; a stored `list` is shown as wide. */
export type ShownView = ReturnType<typeof shownBoardView>;

/** The sizes of a board's cover in each view, px. */
export const BOARD_CARDS: Record<ShownView, { width: number; height: number }> = {
  square: { width: 236, height: 157 },
  wide: { width: 320, height: 213 },
  xxWide: { width: 488, height: 325 },
};

/** What a card takes beside its own width, px. */
const BESIDE = 16;

export const MOST_COLUMNS = 12;

/** How wide a card is with what stands beside it, px. */
export function wrapperWidth(view: ShownView): number {
  return BOARD_CARDS[view].width + BESIDE;
}

/** How wide the grid is at most, px. */
export function gridWidth(view: ShownView): number {
  return MOST_COLUMNS * wrapperWidth(view);
}

/** What the style sheet of the grid is told of a view. */
export function gridStyle(view: ShownView) {
  const { width, height } = BOARD_CARDS[view];
  return {
    '--card': `${width}px`,
    '--cover-ratio': `${width} / ${height}`,
    '--grid-most': `${gridWidth(view)}px`,
  };
}

export function viewOf(stored: BoardView | null | undefined): ShownView {
  return shownBoardView(stored ?? null);
}
