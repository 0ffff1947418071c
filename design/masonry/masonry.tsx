import { type CSSProperties, type ReactNode, useMemo, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { EndOfList } from '../states/end-of-list.tsx';
import { ErrorState } from '../states/error-state.tsx';
import { useFocusedItem } from '../windowed/use-focused-item.ts';
import { FIRST_VIEW_CELLS, firstView, LOW_VIEW_CELLS } from './first-view.ts';
import type { Density } from './geometry.ts';
import { ghosts } from './ghosts.ts';
import styles from './masonry.module.css';
import { Slot } from './slot.tsx';
import { useNearEnd } from './use-near-end.ts';
import { useRootScale } from './use-root-scale.ts';
import { useWall } from './use-wall.ts';

/** What the list can still do: `more` asks for the next page, `end` says that all is shown. */
export type ListStatus = 'more' | 'loading' | 'error' | 'end';

type MasonryProps<Item> = {
  items: readonly Item[];
  /** Stable id of an item. */
  keyOf: (item: Item) => string;
  /** Height ÷ width of the picture, and the height of what stands under it in px (at a 16 px root size). */
  sizeOf: (item: Item) => { ratio: number; text: number };
  /** One card, as high as told. Keep the three functions the same between renders: cards then render once. */
  render: (item: Item, index: number) => ReactNode;
  /** Names the list for screen readers. */
  label: string;
  density?: Density;
  /** Begins below the first screen, so that fewer cards are drawn before the script runs; all keep their room. */
  isLow?: boolean;
  status?: ListStatus;
  /** Called once for each length of the list, two screens before its end. */
  onNearEnd?: () => void;
  onRetry?: () => void;
  /** Stands below the last item instead of the words that say that this is all. */
  end?: ReactNode;
  /** Height under the picture of the grey places, px. */
  ghostText?: number;
};

/** A wall of pictures in their own proportions. How it works is in README.md beside this file. */
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
  // What is on its way keeps its room; that it is drawn there waits for the script, which fetches it.
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
        className={classNames(styles.wall, styles[density])}
        style={wall ? { '--h': `${wall.placement.height}px` } : early?.wall}
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
