import { nextPath } from '../next-path.ts';
import type { Entrance } from './enter-site.ts';

/** Where an entry page continues to, by its address: `?next=/path/` and `?dismissWebview=true`. */
export function entranceOf({ search }: Pick<Location, 'search'>): Entrance {
  const searchParams = new URLSearchParams(search);
  return {
    next: nextPath(searchParams.get('next')),
    isWebview: searchParams.get('dismissWebview') === 'true',
  };
}

/** The same as a query, for links to other entry pages; may be empty. */
export function entranceQuery({ next, isWebview }: Entrance): string {
  const query = new URLSearchParams({
    ...(next && { next }),
    ...(isWebview && { dismissWebview: 'true' }),
  });
  return query.size > 0 ? `?${query}` : '';
}
