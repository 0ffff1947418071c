import { type BoardSort, boardSortIn, isStorableSort } from '../board-sort.ts';

/** Keeps an order that cannot be stored, and whose it is, until the browser is closed. */
const COOKIE = 'board_sort';
const PATTERN = new RegExp(`(?:^|; *)${COOKIE}=([a-z_]+)\\.([^;]*)`);

/** The line for `document.cookie` once this order was chosen: one that is stored ends that of the visit. */
export function visitSortLine(sort: BoardSort, username: string, isSecure: boolean): string {
  const end = isStorableSort(sort) ? '; max-age=0' : '';
  return `${COOKIE}=${sort}.${username}; path=/; samesite=lax${end}${isSecure ? '; secure' : ''}`;
}

/** The order that this person chose for their visit; null for none. */
export function readVisitSort(cookies: string, username: string): BoardSort | null {
  const [, sort = null, of] = PATTERN.exec(cookies) ?? [];
  return of === username ? boardSortIn(sort) : null;
}
