import type { BoardSort } from '../board-sort.ts';

/** How all boards of a person are asked for, in their groups. */
export function boardListOptions(username: string, sort: BoardSort) {
  return { username, sort, group_by: 'visibility', page_size: 25 } as const;
}
