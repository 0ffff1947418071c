import type { BoardSort } from '../board-sort.ts';
import type { BoardFilter } from '../filter-boards/board-filter.ts';

const SHOWN = { field_set_key: 'profile_grid_item', group_by: 'visibility', page_size: 25 } as const;

/** How all boards of a person are asked for, in their groups. */
export function boardListOptions(username: string, sort: BoardSort) {
  return { ...SHOWN, username, sort } as const;
}

/** How those of the own boards are asked for that a filter lets through, in the same groups. */
export function filteredBoardsOptions(filter: BoardFilter, sort: BoardSort) {
  return { ...SHOWN, filter_types: filter, sort } as const;
}

/** The resource that answers these boards, with how it is asked. */
export function boardListSource(username: string, sort: BoardSort, filter: BoardFilter | null) {
  if (!filter) return { resource: 'BoardsResource.get', options: boardListOptions(username, sort) } as const;
  return {
    resource: 'GET /v3/users/me/boards/filtered/feed/',
    options: filteredBoardsOptions(filter, sort),
  } as const;
}
