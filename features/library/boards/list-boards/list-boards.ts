import { z } from 'zod';
import { BOARD_SORTS } from '../board-sort.ts';
import type { BoardFilter } from '../filter-boards/board-filter.ts';

export const listBoardsOptions = {
  sort: z.enum(BOARD_SORTS),
  privacyFilter: z.enum(['all', 'public', 'protected', 'secret']),
  groupBy: z.enum(['mix_public_private', 'visibility']),
};

export interface BoardListRequest {
  sort: (typeof BOARD_SORTS)[number];
  privacyFilter: z.infer<typeof listBoardsOptions.privacyFilter>;
  /** Public, protected, secret, archived. */
  isGrouped: boolean;
  isArchivedIncluded: boolean;
  filters?: readonly BoardFilter[];
}

export interface BoardPlace {
  group_rank: number;
  sort_key: string;
  id: string;
}

/** All are read and merged into each page. */
export const MOST_SHARED_BOARDS = 200;

interface Order {
  isTextual: boolean;
  isDescending: boolean;
}

/** Ids always break ties in the same direction. */
export const ORDERS: Record<BoardListRequest['sort'], Order> = {
  alphabetical: { isTextual: true, isDescending: false },
  last_pinned_to: { isTextual: false, isDescending: true },
  newest: { isTextual: false, isDescending: true },
  oldest: { isTextual: false, isDescending: false },
  group_boards_at_top: { isTextual: false, isDescending: true },
  custom: { isTextual: false, isDescending: false },
};

export function compareNumbered(sort: BoardListRequest['sort'], a: BoardPlace, b: BoardPlace): number {
  if (a.group_rank !== b.group_rank) return a.group_rank - b.group_rank;
  const sign = ORDERS[sort].isDescending ? -1 : 1;
  return sign * (compareNumbers(a.sort_key, b.sort_key) || compareNumbers(a.id, b.id));
}

function compareNumbers(a: string, b: string): number {
  const [left, right] = [BigInt(a), BigInt(b)];
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
