import { COLOR_NAMES, type ColorName } from '#features/library/pins/color-name.ts';
import { cutQuery, LONGEST_GUIDE, type SearchScope, scopeOf } from './search.ts';

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
  if (scope === 'boards' || scope === 'people') return { query, scope, ...NO_FILTERS };
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
  };
}

/** The options of the calls that search pins. */
export function optionsOf({ query, guide, color, date, board, person }: Sought) {
  return { query, guide, color, date, board_id: board, username: person };
}

/** By more than a guide, which stands above what is found. */
export function isFiltered({ color, date, board, person }: Sought): boolean {
  return [color, date, board, person].some(Boolean);
}
