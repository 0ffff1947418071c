import { type CSSProperties, type ReactNode, useMemo } from 'react';
import { Skeleton } from '../skeleton/skeleton.tsx';
import styles from './masonry.module.css';

type SlotProps<Item> = {
  /** Without one the slot is the grey place of an item on its way. */
  item: Item | undefined;
  index: number;
  /** Items in the whole list, -1 while unknown. */
  total: number;
  style: CSSProperties;
  render: (item: Item, index: number) => ReactNode;
};

/** One cell of the wall at its place. The card renders anew only when its item changes, not when it moves. */
export function Slot<Item>({ item, index, total, style, render }: SlotProps<Item>) {
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
