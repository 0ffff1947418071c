import { type RefObject, useLayoutEffect, useState } from 'react';
import { useFollowScroll } from '../windowed/use-follow-scroll.ts';
import { type EvenSize, type EvenStretch, stretchOf } from './even-rows.ts';

// The last measurements, so that a list has its old height at once on return, and the scroll position is right.
const measured = new Map<string, EvenSize>();

const nameOf = (kind: string) => `${kind} ${window.innerWidth}`;

/** How many columns the style sheet gives a grid, which may be a subgrid. */
function columnsOf(grid: HTMLElement): number {
  const tracks = getComputedStyle(grid).gridTemplateColumns;
  if (tracks.startsWith('subgrid') && grid.parentElement) return columnsOf(grid.parentElement);
  return tracks.split(' ').length;
}

function measure(frame: HTMLElement): EvenSize | null {
  const [first] = frame.children;
  if (!(first instanceof HTMLElement) || !first.offsetHeight) return null;
  const columns = columnsOf(frame);
  const gap = Number.parseFloat(getComputedStyle(frame).rowGap) || 0;
  return { columns, row: first.getBoundingClientRect().height, gap };
}

/** Measures the style sheet's own layout, without our positioning. */
function measureFreely(frame: HTMLElement): EvenSize | null {
  const styled = [frame, ...frame.children].filter((element) => element instanceof HTMLElement);
  const before = styled.map((element) => element.getAttribute('style') ?? '');
  for (const element of styled)
    for (const name of ['grid-auto-rows', 'block-size', 'grid-row', 'grid-column'])
      element.style.removeProperty(name);
  const size = measure(frame);
  for (const [index, element] of styled.entries()) element.setAttribute('style', before[index] ?? '');
  return size;
}

const isSame = (one: EvenStretch | null, other: EvenStretch) =>
  one?.first === other.first && one.last === other.last && one.height === other.height;

/**
 * Which of `count` equally sized cards are near the screen, and their positions; null until measured. `kind` names
 * the layout of the grid.
 */
export function useEvenGrid(
  frame: RefObject<HTMLElement | null>,
  count: number,
  kind = '',
): (EvenSize & EvenStretch) | null {
  const [size, setSize] = useState<EvenSize | null>(() =>
    typeof window === 'undefined' ? null : (measured.get(nameOf(kind)) ?? null),
  );
  const [stretch, setStretch] = useState<EvenStretch | null>(() =>
    size ? stretchOf(size, count, 0, window.innerHeight) : null,
  );
  useFollowScroll(() => {
    if (!frame.current || !size) return;
    const top = -frame.current.getBoundingClientRect().top;
    const next = stretchOf(size, count, top, window.innerHeight);
    setStretch((old) => (isSame(old, next) ? old : next));
  });
  const isEmpty = count === 0;
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element || isEmpty) return;
    let width = 0;
    const renew = () => {
      if (element.offsetWidth === width) return;
      width = element.offsetWidth;
      const next = measureFreely(element);
      if (!next) return;
      measured.set(nameOf(kind), next);
      setSize(next);
    };
    renew();
    const observer = new ResizeObserver(renew);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame, isEmpty, kind]);
  return size && stretch && { ...size, ...stretch };
}
