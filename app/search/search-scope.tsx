import { redirect } from 'react-router';
import { filteredPath } from '#features/discovery/search/filtered-path.ts';
import { readSearch } from '#features/discovery/search/search-filters.ts';
import type { Route } from './+types/search-scope.ts';

/** Other programs use these addresses, with the scope in the path. */
export function loader({ params, url }: Route.LoaderArgs) {
  const asked = new URLSearchParams(url.searchParams);
  asked.set('scope', params.scope);
  const sought = readSearch(asked);
  throw redirect(filteredPath({ type: sought.scope === 'my_pins' ? 'own_pins' : 'default', ...sought }));
}

export default function SearchScopePage() {
  return null;
}
