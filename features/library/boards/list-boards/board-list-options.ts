import type { BoardSort } from '../board-sort.ts';
import type { BoardFilter } from '../filter-boards/board-filter.ts';

const SHOWN = { field_set_key: 'profile_grid_item', group_by: 'visibility', page_size: 25 } as const;

export function boardListOptions(username: string, sort: BoardSort) {
  return { ...SHOWN, username, sort } as const;
}

export function filteredBoardsOptions(filter: BoardFilter, sort: BoardSort) {
  return { ...SHOWN, filter_types: filter, sort } as const;
}

export function boardListSource(username: string, sort: BoardSort, filter: BoardFilter | null) {
  if (!filter) return { resource: 'BoardsResource.get', options: boardListOptions(username, sort) } as const;
  return {
    resource: 'GET /v3/users/me/boards/filtered/feed/',
    options: filteredBoardsOptions(filter, sort),
  } as const;
}
