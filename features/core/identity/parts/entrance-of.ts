import { nextPath } from '../next-path.ts';
import type { Entrance } from './enter-site.ts';

/** Where a page of entry leads on to, by its address: `?next=/path/` and `?dismissWebview=true`. */
export function entranceOf({ search }: Pick<Location, 'search'>): Entrance {
  const searchParams = new URLSearchParams(search);
  return {
    next: nextPath(searchParams.get('next')),
    isWebview: searchParams.get('dismissWebview') === 'true',
  };
}

/** The same as a query, for a link to another page of entry; empty where there is nothing to say. */
export function entranceQuery({ next, isWebview }: Entrance): string {
  const query = new URLSearchParams({
    ...(next && { next }),
    ...(isWebview && { dismissWebview: 'true' }),
  });
  return query.size > 0 ? `?${query}` : '';
}
