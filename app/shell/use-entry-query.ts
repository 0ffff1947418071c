import { useLocation } from 'react-router';

const ENTRY = /^\/(login|signup|password-reset|limited-login|pw\/[^/]+)\/?$/;

/** What the login and signup pages pass on to each other; the target page checks where it leads. */
const HANDED_ON = new Set(['next', 'dismissWebview']);

/** The query of links to login and signup, which return here; between those pages, to where it began. */
export function useEntryQuery(): string {
  const { pathname, search } = useLocation();
  if (pathname === '/') return '';
  const query = ENTRY.test(pathname)
    ? [...new URLSearchParams(search)].filter(([name]) => HANDED_ON.has(name))
    : [['next', pathname + search]];
  return query.length > 0 ? `?${new URLSearchParams(query)}` : '';
}
