import { type SearchTarget, searchPath } from './search-path.ts';

export const SEARCH_SCOPES = ['pins', 'videos', 'boards', 'people', 'my_pins'] as const;
export type SearchScope = (typeof SEARCH_SCOPES)[number];

/** Keeps the scope without a query. */
export function scopePath(target: SearchTarget & { scope: SearchScope }): string {
  if (target.query) return searchPath(target);
  const path = `/search/?scope=${target.scope}`;
  return target.isInputSelected ? `${path}&input_select=true` : path;
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
