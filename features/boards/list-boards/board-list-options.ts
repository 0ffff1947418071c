import type { BoardSort } from '../board-sort.ts';
import type { BoardFilter } from '../filter-boards/board-filter.ts';

/** How all boards of a person are asked for, in their groups. */
export function boardListOptions(username: string, sort: BoardSort) {
  return { username, sort, group_by: 'visibility', page_size: 25 } as const;
}

/** How those of the own boards are asked for that a filter lets through, in the same groups. */
export function filteredBoardsOptions(filter: BoardFilter, sort: BoardSort) {
  return { filter_types: filter, sort, group_by: 'visibility', page_size: 25 } as const;
}

/** The resource that answers these boards, with how it is asked. */
export function boardListSource(username: string, sort: BoardSort, filter: BoardFilter | null) {
  if (!filter) return { resource: 'BoardsResource.get', options: boardListOptions(username, sort) } as const;
  return {
    resource: 'GET /v3/users/me/boards/filtered/feed/',
    options: filteredBoardsOptions(filter, sort),
  } as const;
}
