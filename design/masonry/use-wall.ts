import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFollowScroll } from '../windowed/use-follow-scroll.ts';
import { columnWidthAt, type Density, STEPS, stepIndexAt } from './geometry.ts';
import { type Cell, type Laid, layOut } from './layout.ts';
import { cellsWithin, type Placement, place } from './placement.ts';

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

  const last = useRef<(Laid & { step: typeof step }) | null>(null);
  const layout = useMemo(() => {
    if (!step) return null;
    return layOut(cells, step, last.current?.step === step ? last.current : undefined);
  }, [cells, step]);
  useLayoutEffect(() => {
    last.current = layout && { step, cells, layout };
  }, [cells, layout, step]);

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
