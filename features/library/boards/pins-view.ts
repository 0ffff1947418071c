import { COLOR_NAMES, type ColorName } from '#features/library/pins/color-name.ts';

/** Three sizes of the wall, pictures one below the other, and a table. */
export const PINS_VIEWS = ['compact', 'regular', 'large', 'pictures', 'list'] as const;
export type PinsView = (typeof PINS_VIEWS)[number];

/** `default` is the manual order, initially newest first; `popular` is by saves. */
export const PINS_SORTS = ['default', 'newest', 'oldest', 'popular', 'name', 'color'] as const;
export type PinsSort = (typeof PINS_SORTS)[number];

/** These compare pins only by their places, or only the first ones. */
export type PlainSort = Exclude<PinsSort, 'name' | 'color'>;

/** Of a video are moving pictures, too; a story is called an Idea Pin. */
export const PINS_KINDS = ['image', 'video', 'story'] as const;
export type PinsKind = (typeof PINS_KINDS)[number];

/** What narrows the pins of a board; null where it does not. */
export interface PinsFilter {
  /** The main colour of the picture. */
  color: ColorName | null;
  kind: PinsKind | null;
  /** The username of who saved them. */
  author: string | null;
  has_link: boolean | null;
}

/** Null where nothing was chosen. */
export interface ChosenView {
  view: PinsView | null;
  sort: PinsSort | null;
}

export interface AskedView extends ChosenView {
  filter: PinsFilter;
}

const LONGEST_NAME = 100;
const LINKS: Record<string, boolean> = { yes: true, no: false };

/** What the address does not know counts as if it were not there. */
export function readView(params: URLSearchParams): AskedView {
  const one = <Word extends string>(words: readonly Word[], name: string) =>
    words.find((word) => word === params.get(name)) ?? null;
  return {
    view: one(PINS_VIEWS, 'view'),
    sort: one(PINS_SORTS, 'sort'),
    filter: {
      color: one(COLOR_NAMES, 'color'),
      kind: one(PINS_KINDS, 'kind'),
      author: (params.get('author') ?? '').slice(0, LONGEST_NAME) || null,
      has_link: LINKS[params.get('link') ?? ''] ?? null,
    },
  };
}

export function isFiltered(filter: PinsFilter): boolean {
  return Object.values(filter).some((value) => value !== null);
}

type Changes = Partial<Record<'view' | 'sort' | 'color' | 'kind' | 'author' | 'link' | 'tag', string | null>>;

/** The address with these changes, from the first page on. */
export function viewPath(
  { pathname, search }: { pathname: string; search: string },
  changes: Changes,
): string {
  const query = new URLSearchParams(search);
  query.delete('after');
  for (const [name, value] of Object.entries(changes)) {
    if (value) query.set(name, value);
    else query.delete(name);
  }
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}
