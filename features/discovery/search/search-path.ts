import type { SearchScope } from './search.ts';

/** Where a query comes from, as `rs` in the address tells. */
export const SEARCH_SOURCES = {
  /** Chosen among suggestions. */
  autocomplete: 'ac',
  /** Written out. */
  typed: 'typed',
  /** Chosen among past searches. */
  recent: 'recent',
} as const;
export type SearchSource = keyof typeof SEARCH_SOURCES;

/** The search of everything, or of one's own pins alone. */
export type SearchType = 'default' | 'own_pins';

export interface SearchTarget {
  type?: SearchType;
  query?: string;
  source?: SearchSource;
  scope?: SearchScope;
  /** The input takes the focus where one types by touch. */
  isInputSelected?: boolean;
}

/** The address of a search; without a query, of the page where one begins. */
export function searchPath({
  type = 'default',
  query,
  source = 'typed',
  scope,
  isInputSelected,
}: SearchTarget): string {
  const path = type === 'own_pins' ? '/search/me/' : '/search/';
  const asked = query
    ? `${path}?rs=${SEARCH_SOURCES[source]}&q=${encodeURIComponent(query)}&scope=${scope ?? ''}`
    : path;
  if (!isInputSelected) return asked;
  return `${asked}${asked.includes('?') ? '&' : '?'}input_select=true`;
}
