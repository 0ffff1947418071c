import type { Cell } from './layout.ts';

const RATIOS = [1.32, 1.5, 0.78, 1.25, 1, 1.6, 1.12, 1.4, 0.9, 1.5, 1.3, 1.05];
const BEFORE_ANY = 30;
const AFTER_SOME = 12;

/** Places for items on their way: enough to fill the first screen, or a row below what is there. */
export function ghosts(itemCount: number, text: number): Cell[] {
  const count = itemCount === 0 ? BEFORE_ANY : AFTER_SOME;
  return Array.from({ length: count }, (_, index) => ({
    // A name of its own for each length of the list, so that no ghost insists on an old column.
    key: `ghost:${itemCount}:${index}`,
    ratio: RATIOS[index % RATIOS.length] ?? 1,
    text,
  }));
}
