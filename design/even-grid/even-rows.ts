/** Pixels. */
export interface EvenSize {
  columns: number;
  row: number;
  gap: number;
}

/** It spans `first` to before `last`; the height is the whole grid's, px. */
export interface EvenStretch {
  first: number;
  last: number;
  height: number;
}

/** At any distance from the grid, this much of its near edge stays rendered, px, for the Tab key to find. */
const MIN_MOUNTED = 400;

/** One screen above and below, too; `top` is the screen's top within the grid. */
export function stretchOf(
  { columns, row, gap }: EvenSize,
  count: number,
  top: number,
  screen: number,
): EvenStretch {
  const pitch = row + gap;
  const rows = Math.ceil(count / columns);
  const height = Math.max(0, rows * pitch - gap);
  const from = Math.min(top - screen, height - MIN_MOUNTED);
  const to = Math.max(top + 2 * screen, MIN_MOUNTED);
  const firstRow = Math.min(rows, Math.max(0, Math.floor(from / pitch)));
  const lastRow = Math.min(rows, Math.max(firstRow, Math.ceil(to / pitch)));
  return { first: firstRow * columns, last: Math.min(count, lastRow * columns), height };
}
