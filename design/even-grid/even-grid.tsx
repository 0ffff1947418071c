import { type CSSProperties, type ReactNode, useMemo, useRef } from 'react';
import { useFocusedItem } from '../windowed/use-focused-item.ts';
import { useEvenGrid } from './use-even-grid.ts';

/** Cards rendered before anything is measured. */
const FIRST_VIEW = 40;

type EvenGridProps<Item> = {
  items: readonly Item[];
  /** Stable id of an item. */
  keyOf: (item: Item) => string;
  /** One card. Keep it stable between renders: cards then render once. */
  render: (item: Item) => ReactNode;
  /** Names the list for screen readers. */
  label: string;
  /** Class of a CSS grid that sets the column width and the gap. */
  className: string | undefined;
  /** Names the layout of the grid, also for the style sheet: `data-view`. */
  view?: string;
  style?: CSSProperties | undefined;
};

/**
 * A grid of equally sized cards, windowed to those near the screen. The first ones are rendered without script; the
 * focused one stays when scrolled away.
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

/** The card re-renders only when its item changes, not when it moves. */
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
