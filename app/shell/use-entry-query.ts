import { useLocation } from 'react-router';
import { entranceOf, entranceQuery } from '#features/identity/parts/entrance-of.ts';

const ENTRY = /^\/(login|signup|password-reset|limited-login)\/?$/;

/** The query of links to logging in and signing up, so that one comes back here; between those, to where it began. */
export function useEntryQuery(): string {
  const location = useLocation();
  const { pathname, search } = location;
  if (pathname === '/') return '';
  if (ENTRY.test(pathname)) return entranceQuery(entranceOf(location));
  return `?${new URLSearchParams({ next: pathname + search })}`;
}
