import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFollowScroll } from '../windowed/use-follow-scroll.ts';
import { columnWidthAt, type Density, STEPS, type Step, stepIndexAt } from './geometry.ts';
import { type Cell, isSameList, type Laid, type Layout, layOut } from './layout.ts';

/** Pixels from the wall's top, and the height of the screen. */
type Stretch = { start: number; end: number; screen: number };

/** At any distance from the wall, this much of its near edge stays rendered, px, for the Tab key to find. */
const MIN_MOUNTED = 400;

export type Wall = {
  placement: Placement;
  shown: number[];
  stretch: Stretch;
};

function useFrameWidth(frame: RefObject<HTMLElement | null>): number | null {
  const [width, setWidth] = useState<number | null>(null);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    // Not the bounding box: the opening animation of a dialog would give a smaller width.
    const now = Number.parseFloat(getComputedStyle(element).width);
    if (now) setWidth(now);
    const observer = new ResizeObserver(([entry]) => {
      const next = entry?.contentRect.width;
      // This is in the frame of the container queries, else one frame shows new widths at old positions.
      if (next) flushSync(() => setWidth(next));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return width;
}

/** Renewed when less than half a screen of it is left. */
function renewed(old: Stretch | null, start: number, screen: number): Stretch {
  const end = start + screen;
  const isEnough =
    old?.screen === screen && old.start <= Math.max(0, start - screen / 2) && old.end >= end + screen / 2;
  return isEnough ? old : { start: Math.max(0, start - screen), end: end + screen, screen };
}

/** Scrollers are the page and a dialog's body. */
function useStretch(frame: RefObject<HTMLElement | null>): Stretch | null {
  const [stretch, setStretch] = useState<Stretch | null>(null);
  useFollowScroll(() => {
    const element = frame.current;
    if (!element) return;
    const start = -element.getBoundingClientRect().top;
    setStretch((old) => renewed(old, start, window.innerHeight));
  });
  return stretch;
}

export function useWall(
  frame: RefObject<HTMLElement | null>,
  cells: readonly Cell[],
  density: Density,
): Wall | null {
  const width = useFrameWidth(frame);
  const stretch = useStretch(frame);
  const at = width === null ? null : stepIndexAt(density, width);
  const step = at === null ? null : (STEPS[density][at] ?? null);

  const layout = useLayout(cells, step);

  const placement = useMemo(
    () => (layout && step && width !== null ? place(cells, layout, step, width) : null),
    [cells, layout, step, width],
  );
  return useMemo(() => {
    if (!placement || !stretch || !step || width === null) return null;
    const start = Math.min(stretch.start, Math.max(0, placement.height - MIN_MOUNTED));
    const end = Math.max(stretch.end, MIN_MOUNTED);
    const shown = cellsWithin(cells, placement, columnWidthAt(step, width), start, end);
    return { placement, shown, stretch };
  }, [cells, placement, step, width, stretch]);
}

/** How many earlier layouts Undo can return to. */
const REMEMBERED = 8;

function useLayout(cells: readonly Cell[], step: Step | null): Layout | null {
  const remembered = useRef<(Laid & { step: Step })[]>([]);
  const layout = useMemo(() => {
    if (!step) return null;
    const known = remembered.current.filter((one) => one.step === step);
    const same = known.find((one) => isSameList(one.cells, cells));
    return same?.layout ?? layOut(cells, step, known[0]);
  }, [cells, step]);
  useLayoutEffect(() => {
    if (!layout || !step) return;
    const others = remembered.current.filter((one) => one.layout !== layout);
    remembered.current = [{ step, cells, layout }, ...others].slice(0, REMEMBERED);
  }, [cells, layout, step]);
  return layout;
}

type Placement = {
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
