import { type BoardView, shownBoardView } from '#features/core/people/preferences.ts';

/** Stored `list` is shown as wide. */
export type ShownView = ReturnType<typeof shownBoardView>;

/** Cover sizes per view, px. */
export const BOARD_CARDS: Record<ShownView, { width: number; height: number }> = {
  square: { width: 236, height: 157 },
  wide: { width: 320, height: 213 },
  xxWide: { width: 488, height: 325 },
};

/** What a card takes besides its own width, px. */
const BESIDE = 16;

export const MOST_COLUMNS = 12;

export function wrapperWidth(view: ShownView): number {
  return BOARD_CARDS[view].width + BESIDE;
}

export function gridWidth(view: ShownView): number {
  return MOST_COLUMNS * wrapperWidth(view);
}

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
