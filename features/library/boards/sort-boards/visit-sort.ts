import { type BoardSort, boardSortIn, isStorableSort } from '../board-sort.ts';

/** Remembers an order that cannot be stored, and whose it is, until the browser closes. */
const COOKIE = 'board_sort';
const PATTERN = new RegExp(`(?:^|; *)${COOKIE}=([a-z_]+)\\.([^;]*)`);

/** A stored order clears the visit's. */
export function visitSortLine(sort: BoardSort, username: string, isSecure: boolean): string {
  const end = isStorableSort(sort) ? '; max-age=0' : '';
  return `${COOKIE}=${sort}.${username}; path=/; samesite=lax${end}${isSecure ? '; secure' : ''}`;
}

export function readVisitSort(cookies: string, username: string): BoardSort | null {
  const [, sort = null, of] = PATTERN.exec(cookies) ?? [];
  return of === username ? boardSortIn(sort) : null;
}
