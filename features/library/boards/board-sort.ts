import { STORED_BOARD_SORTS, type StoredBoardSort } from '#features/core/people/preferences.ts';

/** The orders that one may choose for boards. */
export const BOARD_SORTS = [
  'alphabetical',
  'last_pinned_to',
  'oldest',
  'newest',
  'group_boards_at_top',
  'custom',
] as const;
export type BoardSort = (typeof BOARD_SORTS)[number];

export const DEFAULT_BOARD_SORT = 'last_pinned_to' satisfies BoardSort;

interface SortFacts {
  isOwner: boolean;
  /** What the owner has just chosen. */
  updated: BoardSort | null;
  stored: StoredBoardSort | null;
  hasCustomOrder: boolean;
  hasGroupBoards: boolean;
  /** Whether the owner is in the experiment that puts group boards first. */
  isGroupFirst: boolean;
}

/** The order in which the boards of a profile stand for this viewer. */
export function boardSortFor(facts: SortFacts): BoardSort {
  if (!facts.isOwner) return DEFAULT_BOARD_SORT;
  if (facts.updated) return facts.updated;
  if (facts.stored) return sortOfStored(facts.stored);
  if (facts.hasCustomOrder) return 'custom';
  return facts.isGroupFirst && facts.hasGroupBoards ? 'group_boards_at_top' : DEFAULT_BOARD_SORT;
}

/** Whether a choice outlives the visit: oldest, newest and group boards at top do not. */
export function isStorableSort(sort: string): sort is StoredBoardSort {
  return STORED_BOARD_SORTS.some((stored) => stored === sort);
}

/** The order that a stored value stands for: the two that nobody can choose sort by the last save. */
export function sortOfStored(stored: StoredBoardSort): BoardSort {
  return stored === 'last_activity' || stored === 'last_pin_added' ? 'last_pinned_to' : stored;
}

/** The order that this text names, as an address carries it; null for none. */
export function boardSortIn(text: string | null): BoardSort | null {
  return BOARD_SORTS.find((sort) => sort === text) ?? null;
}
