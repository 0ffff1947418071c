import {
  type CSSProperties,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { classNames } from '../class-names.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { EndOfList } from '../states/end-of-list.tsx';
import { ErrorState } from '../states/error-state.tsx';
import { useFocusedItem } from '../windowed/use-focused-item.ts';
import { FIRST_VIEW_CELLS, firstView, LOW_VIEW_CELLS } from './first-view.ts';
import type { Density } from './geometry.ts';
import type { Cell } from './layout.ts';
import styles from './masonry.module.css';
import { useWall, type Wall } from './use-wall.ts';

export type ListStatus = 'more' | 'loading' | 'error' | 'end';

type MasonryProps<Item> = {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** Height ÷ width of the picture, and the height under it in px (at a 16 px root size). */
  sizeOf: (item: Item) => { ratio: number; text: number };
  /** Keep the three functions stable between renders: cards then render once. */
  render: (item: Item, index: number) => ReactNode;
  label: string;
  density?: Density;
  /** Fewer cards are rendered before the script runs; space is reserved for all. */
  isLow?: boolean;
  status?: ListStatus;
  /** Called once per list length, two screens before the end. */
  onNearEnd?: () => void;
  onRetry?: () => void;
  end?: ReactNode;
  /** The height of the text under each ghost's picture, px. */
  ghostText?: number;
};

/** README.md explains how it works. */
export function Masonry<Item>(props: MasonryProps<Item>) {
  const { items, keyOf, sizeOf, render, label, density = 'regular', status = 'end', ghostText = 0 } = props;
  const frame = useRef<HTMLDivElement>(null);
  const focused = useFocusedItem(items, keyOf);
  const scale = useRootScale();
  const isOpen = status === 'more' || status === 'loading';

  const cells = useMemo(() => {
    const sized = items.map((item) => ({ key: keyOf(item), ...sizeOf(item) }));
    const all = isOpen ? [...sized, ...ghosts(items.length, ghostText)] : sized;
    return scale === 1 ? all : all.map((cell) => ({ ...cell, text: cell.text * scale }));
  }, [items, keyOf, sizeOf, isOpen, ghostText, scale]);

  const wall = useWall(frame, cells, density);
  useNearEnd(wall, items.length, status, props.onNearEnd);
  const isUnmeasured = wall === null;
  // Placeholders only reserve space on the server: rendering them waits for the script, which also loads the items.
  const most = props.isLow ? LOW_VIEW_CELLS : FIRST_VIEW_CELLS;
  const firstCount = Math.min(most, items.length || cells.length);
  const early = useMemo(
    () => (isUnmeasured ? firstView(cells, firstCount, density) : null),
    [cells, firstCount, density, isUnmeasured],
  );

  const shown = wall?.shown ?? Array.from({ length: firstCount }, (_, index) => index);
  const placeOf = (index: number): CSSProperties | undefined =>
    wall
      ? { '--c': wall.placement.columns[index], '--y': `${wall.placement.tops[index]}px` }
      : early?.cells[index];

  return (
    <div ref={frame} className={styles.frame}>
      <ul
        className={classNames(
          styles.wall,
          density === 'dense' && styles.dense,
          density === 'regular' && styles.regular,
        )}
        style={wall ? { '--h': `${wall.placement.height}px` } : early?.wall}
        data-wall={density}
        aria-label={label}
        aria-busy={status === 'loading'}
        {...focused.handlers}
      >
        {withFocused(shown, focused.index).map((index) => {
          const cell = cells[index];
          if (!cell) return null;
          return (
            <Slot
              key={cell.key}
              item={items[index]}
              index={index}
              total={isOpen ? -1 : items.length}
              style={{ '--r': cell.ratio, '--t': `${cell.text}px`, ...placeOf(index) }}
              render={render}
            />
          );
        })}
      </ul>
      {status === 'error' && <ErrorState onRetry={props.onRetry} />}
      {status === 'end' && items.length > 0 && (props.end ?? <EndOfList />)}
    </div>
  );
}

function withFocused(shown: number[], focused: number | null): number[] {
  if (focused === null || shown.includes(focused)) return shown;
  return [...shown, focused].sort((one, other) => one - other);
}

const RATIOS = [1.32, 1.5, 0.78, 1.25, 1, 1.6, 1.12, 1.4, 0.9, 1.5, 1.3, 1.05];
const BEFORE_ANY = 30;
const AFTER_SOME = 12;

/** Enough for the first screen, or a row below what is there. */
function ghosts(itemCount: number, text: number): Cell[] {
  const count = itemCount === 0 ? BEFORE_ANY : AFTER_SOME;
  return Array.from({ length: count }, (_, index) => ({
    // A separate key for each list length, so that no placeholder insists on its old column.
    key: `ghost:${itemCount}:${index}`,
    ratio: RATIOS[index % RATIOS.length] ?? 1,
    text,
  }));
}

type SlotProps<Item> = {
  item: Item | undefined;
  index: number;
  /** -1 while unknown. */
  total: number;
  style: CSSProperties;
  render: (item: Item, index: number) => ReactNode;
};

/** Re-renders only when the item changes, not when it moves. */
function Slot<Item>({ item, index, total, style, render }: SlotProps<Item>) {
  const card = useMemo(() => (item === undefined ? null : render(item, index)), [item, index, render]);
  if (item === undefined) {
    return (
      <li className={styles.cell} style={style} aria-hidden="true">
        <Skeleton className={styles.ghost} />
      </li>
    );
  }
  return (
    <li
      className={styles.cell}
      style={style}
      aria-posinset={index + 1}
      aria-setsize={total}
      data-index={index}
    >
      {card}
    </li>
  );
}

const USUAL_ROOT_SIZE = 16;

/** 1 = default: texts of a fixed height grow with it. */
function useRootScale(): number {
  const [scale, setScale] = useState(1);
  useLayoutEffect(() => {
    setScale(Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_ROOT_SIZE || 1);
  }, []);
  return scale;
}

/** When at most two screens are left, once per list length. */
function useNearEnd(wall: Wall | null, count: number, status: ListStatus, onNearEnd?: () => void) {
  const ask = useRef(onNearEnd);
  useEffect(() => {
    ask.current = onNearEnd;
  });
  // The first placeholder, if any, is in the shortest column.
  const end = wall && (wall.placement.tops[count] ?? wall.placement.shortest);
  const isNear = wall !== null && end !== null && end < wall.stretch.end + wall.stretch.screen;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a longer list is asked about anew
  useEffect(() => {
    if (isNear && status === 'more') ask.current?.();
  }, [isNear, status, count]);
}
