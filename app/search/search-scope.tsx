import { redirect } from 'react-router';
import { scopeOf, scopePath } from '#features/discovery/search/search.ts';
import { readSearch } from '#features/discovery/search/search-filters.ts';
import { searchPath } from '#features/discovery/search/search-path.ts';
import type { Route } from './+types/search-scope.ts';

/** Other programs use these addresses, with the scope in the path. */
export function loader({ params, url }: Route.LoaderArgs) {
  const { searchParams } = url;
  const { query } = readSearch(searchParams);
  const scope = scopeOf(params.scope);
  throw redirect(
    scope === 'my_pins' ? searchPath({ type: 'own_pins', query, scope }) : scopePath({ query, scope }),
  );
}

export default function SearchScopePage() {
  return null;
}
