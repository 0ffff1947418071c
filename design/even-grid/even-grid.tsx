import { type CSSProperties, type ReactNode, useMemo, useRef } from 'react';
import { useFocusedItem } from '../windowed/use-focused-item.ts';
import { useEvenGrid } from './use-even-grid.ts';

/** Cards in the page before anything is measured. */
const FIRST_VIEW = 40;

type EvenGridProps<Item> = {
  items: readonly Item[];
  /** Stable id of an item. */
  keyOf: (item: Item) => string;
  /** One card. Keep it the same between renders: cards then render once. */
  render: (item: Item) => ReactNode;
  /** Names the list for screen readers. */
  label: string;
  /** Class of a CSS grid that says how wide the columns are and what stands between the cards. */
  className: string | undefined;
  /** Names how the grid is laid out, also for the style sheet: `data-view`. */
  view?: string;
  style?: CSSProperties | undefined;
};

/**
 * Cards of one size side by side, of which only those near the screen are in the page. The first of them are there
 * before any script; what has the focus stays though it scrolls away.
 */
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

/** The card renders anew only when its item changes, not when it moves. */
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
