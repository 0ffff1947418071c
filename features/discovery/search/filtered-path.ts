import { scopePath } from './search.ts';
import type { PinFilters } from './search-filters.ts';
import { type SearchTarget, searchPath } from './search-path.ts';

/** The address of a search with these filters; without a query that of its start within a board or profile. */
export function filteredPath(target: SearchTarget & Partial<PinFilters>): string {
  const { type, query, scope, color, date, board, person, tag, isExact } = target;
  const path = scope && !query && type !== 'own_pins' ? scopePath({ ...target, scope }) : searchPath(target);
  const named = Object.entries({
    color,
    date,
    board,
    person,
    tag,
    auto_correction_disabled: isExact && 'true',
  });
  const more = named.flatMap(([name, value]) => (value ? [`${name}=${encodeURIComponent(value)}`] : []));
  return more.length > 0 ? `${path}${path.includes('?') ? '&' : '?'}${more.join('&')}` : path;
}
