import { useLocation } from 'react-router';
import { SearchBar } from '#features/discovery/search/parts/search-bar.tsx';
import { useShell } from './use-shell.ts';

/** On people's own profiles it searches their own pins. */
export function SearchPlace({ place }: { place: 'header' | 'page' }) {
  const { viewer } = useShell();
  const { pathname } = useLocation();
  const isOwn = ['/search/me/', viewer && `/${viewer.username}/`].some(
    (own) => own && `${pathname}/`.startsWith(own),
  );
  return <SearchBar type={isOwn ? 'own_pins' : 'default'} viewerId={viewer?.id} place={place} />;
}
