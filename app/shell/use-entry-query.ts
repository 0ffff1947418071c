import { useLocation } from 'react-router';

const ENTRY = /^\/(login|signup|password-reset|limited-login|pw\/[^/]+)\/?$/;

/** What the pages of entry hand on to each other; the page that goes there checks where it leads. */
const HANDED_ON = new Set(['next', 'dismissWebview']);

/** The query of links to logging in and signing up, so that one comes back here; between those, to where it began. */
export function useEntryQuery(): string {
  const { pathname, search } = useLocation();
  if (pathname === '/') return '';
  const query = ENTRY.test(pathname)
    ? [...new URLSearchParams(search)].filter(([name]) => HANDED_ON.has(name))
    : [['next', pathname + search]];
  return query.length > 0 ? `?${new URLSearchParams(query)}` : '';
}
