import { type SearchTarget, searchPath } from './search-path.ts';

const SEARCH_SCOPES = ['pins', 'videos', 'boards', 'people', 'my_pins'] as const;
export type SearchScope = (typeof SEARCH_SCOPES)[number];

/** Characters of a query that are used. */
export const LONGEST_QUERY = 200;
export const LONGEST_GUIDE = 100;

/** Keeps the scope without a query. */
export function scopePath(target: SearchTarget & { scope: SearchScope }): string {
  if (target.query) return searchPath(target);
  const path = `/search/?scope=${target.scope}`;
  return target.isInputSelected ? `${path}&input_select=true` : path;
}

// Lone surrogates, which no address can hold.
const HALF_CHARACTERS = /\p{Cs}/gu;

/** Puts the query on one line; splits no character. */
export function cutQuery(text: string): string {
  const start = text.slice(0, 10 * LONGEST_QUERY).replace(HALF_CHARACTERS, '');
  const line = start.replace(/\s+/g, ' ').trim();
  return [...line].slice(0, LONGEST_QUERY).join('');
}

const OTHER_NAMES = new Map<string, SearchScope>([
  ['users', 'people'],
  ['user', 'people'],
  ['board', 'boards'],
]);

/** Pins if the name is unknown. */
export function scopeOf(word: string | null | undefined): SearchScope {
  const known = SEARCH_SCOPES.find((scope) => scope === word);
  return known ?? OTHER_NAMES.get(word ?? '') ?? 'pins';
}
