/** What is looked for: everybody's pins, videos, boards or people, or one's own pins. */
export const SEARCH_SCOPES = ['pins', 'videos', 'boards', 'people', 'my_pins'] as const;
export type SearchScope = (typeof SEARCH_SCOPES)[number];

/** Where a query comes from, as `rs` in the address tells. */
export const SEARCH_SOURCES = {
  /** Chosen among suggestions. */
  autocomplete: 'ac',
  /** Written out. */
  typed: 'typed',
  /** Chosen among words that narrow a search. */
  guide: 'guide',
  /** Chosen among past searches. */
  recent: 'recent',
  /** A tag in a description. */
  hashtag: 'hashtag',
  /** A link from elsewhere. */
  link: 'link',
} as const;
export type SearchSource = keyof typeof SEARCH_SOURCES;

/** The search of everything, or of one's own pins alone. */
export type SearchType = 'default' | 'own_pins';

/** Characters of a query that are looked for. */
export const LONGEST_QUERY = 200;

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

/** The same where the scope is known before the query. */
export function scopePath(target: SearchTarget & { scope: SearchScope }): string {
  if (target.query) return searchPath(target);
  const path = `/search/?scope=${target.scope}`;
  return target.isInputSelected ? `${path}&input_select=true` : path;
}

// No address can hold them.
const HALF_CHARACTERS = /\p{Cs}/gu;

/** The part of a query that is looked for, in one line; no character is cut in two. */
export function cutQuery(text: string): string {
  const start = text.slice(0, 10 * LONGEST_QUERY).replace(HALF_CHARACTERS, '');
  const line = start.replace(/\s+/g, ' ').trim();
  return [...line].slice(0, LONGEST_QUERY).join('');
}

/** What an address asks for. */
export function readSearch(params: URLSearchParams): { query: string; scope: SearchScope } {
  return { query: cutQuery(params.get('q') ?? ''), scope: scopeOf(params.get('scope')) };
}

const OTHER_NAMES = new Map<string, SearchScope>([
  ['users', 'people'],
  ['user', 'people'],
  ['board', 'boards'],
]);

/** The scope that this word means; pins where it means none. */
export function scopeOf(word: string | null | undefined): SearchScope {
  const known = SEARCH_SCOPES.find((scope) => scope === word);
  return known ?? OTHER_NAMES.get(word ?? '') ?? 'pins';
}
