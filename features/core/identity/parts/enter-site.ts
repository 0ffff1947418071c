import { nextPath } from '../next-path.ts';

export interface Entrance {
  /** A path of this site to continue to; null for the home page. */
  next: string | null;
  /** The page is in an app's web view, which closes once the person is signed in. */
  isWebview: boolean;
}

/** Continues after signing in with a full page load: everything loaded before was a visitor's. */
export function enterSite({ next, isWebview }: Entrance): 'leaving' {
  if (isWebview) window.close();
  window.location.assign(next ?? '/');
  return 'leaving';
}

const WELCOME = '/welcome/';

/** Somebody new gets the pages of welcome first, from the name on if they left their username to us. */
export function enterAsNew({ next, isWebview }: Entrance, username: string | undefined): 'leaving' {
  const isOnTheWay = next?.startsWith(WELCOME);
  const welcome = isOnTheWay ? next : WELCOME + entranceQuery({ next, isWebview: false });
  return enterSite({ next: username ? welcome : atStep(welcome, 'name'), isWebview });
}

function atStep(welcome: string | null, step: string): string {
  const { pathname, searchParams } = new URL(welcome ?? WELCOME, location.origin);
  searchParams.set('step', step);
  return `${pathname}?${searchParams}`;
}

/** Reads from an entry page's address where it continues: `?next=/path/` and `?dismissWebview=true`. */
export function entranceOf({ search }: Pick<Location, 'search'>): Entrance {
  const searchParams = new URLSearchParams(search);
  return {
    next: nextPath(searchParams.get('next')),
    isWebview: searchParams.get('dismissWebview') === 'true',
  };
}

export function entranceQuery({ next, isWebview }: Entrance): string {
  const query = new URLSearchParams({
    ...(next && { next }),
    ...(isWebview && { dismissWebview: 'true' }),
  });
  return query.size > 0 ? `?${query}` : '';
}
