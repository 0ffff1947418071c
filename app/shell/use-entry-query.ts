import { useLocation } from 'react-router';

const ENTRY = /^\/(login|signup|password-reset|limited-login|pw\/[^/]+)\/?$/;

/** The target page checks where `next` leads. */
const HANDED_ON = new Set(['next', 'dismissWebview']);

/** Login and signup return here; links between those two pages return to where the first began. */
export function useEntryQuery(): string {
  const { pathname, search } = useLocation();
  if (pathname === '/') return '';
  const query = ENTRY.test(pathname)
    ? [...new URLSearchParams(search)].filter(([name]) => HANDED_ON.has(name))
    : [['next', pathname + search]];
  return query.length > 0 ? `?${new URLSearchParams(query)}` : '';
}
