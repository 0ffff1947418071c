/** Filters of one's own boards; several are combined with "and". */
export const BOARD_FILTERS = ['group', 'secret', 'archived'] as const;
export type BoardFilter = (typeof BOARD_FILTERS)[number];

export function chosenAfter(chosen: BoardFilter | null, pressed: BoardFilter): BoardFilter | null {
  return chosen === pressed ? null : pressed;
}

export function boardFilterIn(text: string | null): BoardFilter | null {
  return BOARD_FILTERS.find((filter) => filter === text) ?? null;
}
