import type { SearchScope } from './search.ts';

/** Tells where a query comes from, as `rs` in the address. */
const SEARCH_SOURCES = {
  autocomplete: 'ac',
  typed: 'typed',
  recent: 'recent',
  guide: 'guide',
} as const;
export type SearchSource = keyof typeof SEARCH_SOURCES;

export type SearchType = 'default' | 'own_pins';

export interface SearchTarget {
  type?: SearchType;
  query?: string;
  source?: SearchSource;
  scope?: SearchScope;
  /** The term of a guide that narrows it. */
  guide?: string | null;
  /** Focuses the input on touch devices. */
  isInputSelected?: boolean;
}

/** If there is no query, leads to the page where a search starts. */
export function searchPath({
  type = 'default',
  query,
  source = 'typed',
  scope,
  guide,
  isInputSelected,
}: SearchTarget): string {
  const path = type === 'own_pins' ? '/search/me/' : '/search/';
  const asked = query
    ? `${path}?rs=${SEARCH_SOURCES[source]}&q=${encodeURIComponent(query)}&scope=${scope ?? ''}${guide ? `&guide=${encodeURIComponent(guide)}` : ''}`
    : path;
  if (!isInputSelected) return asked;
  return `${asked}${asked.includes('?') ? '&' : '?'}input_select=true`;
}
