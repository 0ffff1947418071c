import { COLOR_NAMES, type ColorName } from '#features/library/pins/color-name.ts';
import { cutQuery, LONGEST_GUIDE } from './query.ts';
import { type SearchScope, scopeOf } from './search.ts';

export const PERIODS = ['day', 'week', 'month', 'year'] as const;
export type Period = (typeof PERIODS)[number];

/** What narrows a search for pins; null where it does not. */
export interface PinFilters {
  /** The term of a topic. */
  guide: string | null;
  /** The main colour of the picture. */
  color: ColorName | null;
  /** Not older than this. */
  date: Period | null;
  /** The id of the board that is searched. */
  board: string | null;
  /** The username of the person whose pins are searched. */
  person: string | null;
  /** The id of a tag, in a search of one's own pins. */
  tag?: string | null;
  /** What is typed is not corrected. */
  isExact?: boolean;
}

const NO_FILTERS: PinFilters = { guide: null, color: null, date: null, board: null, person: null };

const LONGEST_NAME = 100;

export interface Sought extends PinFilters {
  query: string;
  scope: SearchScope;
}

/** What the address does not know counts as if it were not there; only pins are filtered. */
export function readSearch(params: URLSearchParams): Sought {
  const query = cutQuery(params.get('q') ?? '');
  const scope = scopeOf(params.get('scope'));
  const exact = params.get('auto_correction_disabled') === 'true' && { isExact: true };
  if (scope === 'boards' || scope === 'people') return { query, scope, ...NO_FILTERS, ...exact };
  const board = /^\d{1,19}$/.exec(params.get('board') ?? '')?.[0] ?? null;
  return {
    query,
    scope,
    // Guides are shown, and taken back, in this scope alone.
    guide: (scope === 'pins' && cutQuery(params.get('guide') ?? '').slice(0, LONGEST_GUIDE)) || null,
    color: COLOR_NAMES.find((name) => name === params.get('color')) ?? null,
    date: PERIODS.find((period) => period === params.get('date')) ?? null,
    board,
    person: board ? null : (params.get('person') ?? '').slice(0, LONGEST_NAME) || null,
    ...exact,
  };
}

/** The options of the calls that search pins. */
export function optionsOf({ query, guide, color, date, board, person, isExact }: Sought) {
  const filters = { guide, color, date, board_id: board, username: person };
  return { query, ...filters, ...(isExact && { auto_correction_disabled: true }) };
}

/** The options of the calls that search boards or people. */
export function nameOptionsOf({ query, isExact }: Pick<Sought, 'query' | 'isExact'>) {
  return { query, ...(isExact && { auto_correction_disabled: true }) };
}

/** By more than a guide, which stands above what is found. */
export function isFiltered({ color, date, board, person }: Sought): boolean {
  return [color, date, board, person].some(Boolean);
}
