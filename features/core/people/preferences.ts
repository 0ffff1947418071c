/** Board sorts that are stored; others last for the visit only. */
export const STORED_BOARD_SORTS = [
  'alphabetical',
  'last_pinned_to',
  'last_activity',
  'last_pin_added',
  'custom',
] as const;
export type StoredBoardSort = (typeof STORED_BOARD_SORTS)[number];

export const BOARD_VIEWS = ['wide', 'xxWide', 'square', 'list'] as const;
export type BoardView = (typeof BOARD_VIEWS)[number];

export function shownBoardView(stored: BoardView | null): Exclude<BoardView, 'list'> {
  return stored === null || stored === 'list' ? 'wide' : stored;
}

export const PIN_DENSITIES = ['regular', 'dense'] as const;
export type PinDensity = (typeof PIN_DENSITIES)[number];

/** The metadata field of a surface's density. The names look swapped, but the protocol's clients expect them so. */
export function densityField(surface: string): 'profile_pin_rep_view_type' | 'board_pin_rep_view_type' {
  return surface === 'board' ? 'profile_pin_rep_view_type' : 'board_pin_rep_view_type';
}
