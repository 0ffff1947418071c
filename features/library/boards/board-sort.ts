import { STORED_BOARD_SORTS, type StoredBoardSort } from '#features/core/people/preferences.ts';

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
  updated: BoardSort | null;
  stored: StoredBoardSort | null;
  hasCustomOrder: boolean;
  hasGroupBoards: boolean;
  /** Whether the owner is in the experiment that puts group boards first. */
  isGroupFirst: boolean;
}

export function boardSortFor(facts: SortFacts): BoardSort {
  if (!facts.isOwner) return DEFAULT_BOARD_SORT;
  if (facts.updated) return facts.updated;
  if (facts.stored) return sortOfStored(facts.stored);
  if (facts.hasCustomOrder) return 'custom';
  return facts.isGroupFirst && facts.hasGroupBoards ? 'group_boards_at_top' : DEFAULT_BOARD_SORT;
}

/** Oldest, newest and groups first are never stored. */
export function isStorableSort(sort: string): sort is StoredBoardSort {
  return STORED_BOARD_SORTS.some((stored) => stored === sort);
}

/** The two that cannot be chosen sort by last save. */
export function sortOfStored(stored: StoredBoardSort): BoardSort {
  return stored === 'last_activity' || stored === 'last_pin_added' ? 'last_pinned_to' : stored;
}

export function boardSortIn(text: string | null): BoardSort | null {
  return BOARD_SORTS.find((sort) => sort === text) ?? null;
}
