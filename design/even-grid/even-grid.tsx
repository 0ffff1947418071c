import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useFollowScroll } from '#design/windowed/use-follow-scroll.ts';
import { useFocusedItem } from '../windowed/use-focused-item.ts';
import { type EvenSize, type EvenStretch, stretchOf } from './even-rows.ts';

// The last measurements, so that a list has its old height at once on return, and the scroll position is right.
const measured = new Map<string, EvenSize>();

const nameOf = (kind: string) => `${kind} ${window.innerWidth}`;

/** The grid may be a subgrid. */
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

/** Null until measured. `kind` names the layout of the grid. */
function useEvenGrid(
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

const FIRST_VIEW = 40;

type EvenGridProps<Item> = {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** Keep it stable between renders: cards then render once. */
  render: (item: Item) => ReactNode;
  label: string;
  className: string | undefined;
  view?: string;
  style?: CSSProperties | undefined;
};

/** Windowed to the cards near the screen. The first ones are rendered without script; the focused one stays. */
export function EvenGrid<Item>({ items, keyOf, render, label, className, view, style }: EvenGridProps<Item>) {
  const frame = useRef<HTMLUListElement>(null);
  const focused = useFocusedItem(items, keyOf);
  const grid = useEvenGrid(frame, items.length, view);
  const shown = grid
    ? range(grid.first, grid.last, focused.index)
    : range(0, Math.min(items.length, FIRST_VIEW), null);
  const placed: CSSProperties = grid ? { gridAutoRows: `${grid.row}px`, blockSize: `${grid.height}px` } : {};
  return (
    <ul
      ref={frame}
      className={className}
      data-view={view}
      style={{ ...style, ...placed }}
      aria-label={label}
      {...focused.handlers}
    >
      {shown.map((index) => {
        const item = items[index];
        if (item === undefined) return null;
        const at = grid && {
          gridRow: Math.floor(index / grid.columns) + 1,
          gridColumn: (index % grid.columns) + 1,
        };
        return (
          <Cell key={keyOf(item)} {...{ item, index, render }} total={items.length} style={at ?? undefined} />
        );
      })}
    </ul>
  );
}

type CellProps<Item> = {
  item: Item;
  index: number;
  total: number;
  style: CSSProperties | undefined;
  render: (item: Item) => ReactNode;
};

/** Re-renders only when the item changes, not when it moves. */
function Cell<Item>({ item, index, total, style, render }: CellProps<Item>) {
  const card = useMemo(() => render(item), [item, render]);
  return (
    <li style={style} data-index={index} aria-posinset={index + 1} aria-setsize={total}>
      {card}
    </li>
  );
}

function range(first: number, last: number, beside: number | null): number[] {
  const indices = Array.from({ length: last - first }, (_, step) => first + step);
  if (beside === null || (beside >= first && beside < last)) return indices;
  return beside < first ? [beside, ...indices] : [...indices, beside];
}
