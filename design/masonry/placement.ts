import { columnWidthAt, type Step } from './geometry.ts';
import type { Cell, Layout } from './layout.ts';

export type Placement = {
  columns: Uint8Array;
  tops: Float64Array;
  height: number;
  shortest: number;
  /** Lowest bottom up to each cell, and highest top from it on: both are monotonic, so bisection works. */
  lowestBottom: Float64Array;
  highestTop: Float64Array;
};

export function place(cells: readonly Cell[], layout: Layout, step: Step, containerWidth: number): Placement {
  const width = columnWidthAt(step, containerWidth);
  const count = cells.length;
  const tops = new Float64Array(count);
  const lowestBottom = new Float64Array(count);
  const highestTop = new Float64Array(count);

  let lowest = 0;
  cells.forEach((cell, index) => {
    const top = (layout.ratios[index] ?? 0) * width + (layout.fixed[index] ?? 0);
    tops[index] = top;
    lowest = Math.max(lowest, top + cell.ratio * width + cell.text);
    lowestBottom[index] = lowest;
  });
  let highest = Infinity;
  for (let index = count - 1; index >= 0; index -= 1) {
    highest = Math.min(highest, tops[index] ?? Infinity);
    highestTop[index] = highest;
  }
  const ends = layout.ends.map((end) => Math.max(0, end.ratios * width + end.fixed - step.gutter));
  return {
    columns: layout.columns,
    tops,
    height: Math.max(0, ...ends),
    shortest: Math.min(...ends),
    lowestBottom,
    highestTop,
  };
}

/** The length if there is none. `values` must not fall. */
function bisect(values: Float64Array, least: number): number {
  let [low, high] = [0, values.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((values[middle] ?? 0) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Pixels from the wall's top; in order. */
export function cellsWithin(
  cells: readonly Cell[],
  placement: Placement,
  columnWidth: number,
  start: number,
  end: number,
): number[] {
  const first = bisect(placement.lowestBottom, start);
  const last = bisect(placement.highestTop, end);
  const found: number[] = [];
  for (let index = first; index < last; index += 1) {
    const cell = cells[index];
    const top = placement.tops[index] ?? 0;
    if (!cell || top >= end) continue;
    if (top + cell.ratio * columnWidth + cell.text >= start) found.push(index);
  }
  return found;
}
