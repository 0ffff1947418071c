/** Filters of the own boards; several together let through what each of them does. */
export const BOARD_FILTERS = ['group', 'secret', 'archived'] as const;
export type BoardFilter = (typeof BOARD_FILTERS)[number];

/** The filter after one was pressed: the chosen one is given up, any other takes its place. */
export function chosenAfter(chosen: BoardFilter | null, pressed: BoardFilter): BoardFilter | null {
  return chosen === pressed ? null : pressed;
}

/** The filter that this text names, as an address carries it; null for none. */
export function boardFilterIn(text: string | null): BoardFilter | null {
  return BOARD_FILTERS.find((filter) => filter === text) ?? null;
}
