import { redirect } from 'react-router';
import type { Route } from './+types/conversions-root.ts';
import { conversionsPath } from './conversions-query.ts';

/** Leads on to the first page, with what the address asked for. */
export function loader({ url }: Route.LoaderArgs) {
  throw redirect(conversionsPath('tag', Object.fromEntries(url.searchParams)));
}
