import { pathOfPicture, picturePath } from '#features/core/media/picture-urls.ts';
import type { PinCardData } from '#features/library/pins/pin-card-data.ts';
import { type SearchType, searchPath } from '../search-path.ts';
import type { Suggestion } from '../suggest/suggestion.ts';

const MOST_EXPLORED = 4;

export interface SearchChoice {
  id: string;
  kind: 'past' | 'words' | 'elsewhere' | 'board' | 'person';
  label: string;
  hint?: string;
  picture?: string | null;
  isSecret?: boolean;
  /** Stored as a past search once this is chosen. */
  query?: string;
  to: string;
}

interface Typed {
  term: string;
  type: SearchType;
  past: readonly string[];
  suggestions: readonly Suggestion[];
}

/** Past searches until something is typed, then suggestions. */
export function searchChoices({ term, type, past, suggestions }: Typed): SearchChoice[] {
  const start = term.toLowerCase();
  const ofPast = past
    .filter((query) => query.toLowerCase().startsWith(start) && query.toLowerCase() !== start)
    .slice(0, start ? 2 : undefined)
    .map((query): SearchChoice => {
      const to = searchPath({ type, query, source: 'recent' });
      return { id: `past-${query}`, kind: 'past', label: query, query, to };
    });
  const isKept = (query: string) => ofPast.some((one) => one.query?.toLowerCase() === query.toLowerCase());
  const others = suggestions.flatMap((one): SearchChoice[] =>
    one.type === 'query' && (isKept(one.query) || !one.query.startsWith(start)) ? [] : [choiceOf(one)],
  );
  return [...ofPast, ...others];
}

function choiceOf(one: Suggestion): SearchChoice {
  if (one.type === 'query') {
    return { id: `words-${one.query}`, kind: 'words', label: one.label, query: one.query, to: one.url };
  }
  const id = `${one.type}-${one.id}`;
  if (one.type === 'board') {
    const picture = pathOfPicture(one.image_cover_url);
    return { id, kind: 'board', label: one.label, picture, isSecret: one.privacy !== 'public', to: one.url };
  }
  const picture = pathOfPicture(one.image_small_url);
  return { id, kind: 'person', label: one.label, hint: `@${one.username}`, picture, to: one.url };
}

/** Viewers who have not searched yet get these. */
export function exploreChoices(pins: readonly PinCardData[]): SearchChoice[] {
  const boards = new Map<string, SearchChoice>();
  const people = new Map<string, SearchChoice>();
  for (const { board, pinner, image_signature, is_sensitive } of pins) {
    const picture = is_sensitive ? null : picturePath(image_signature, '136x136');
    const { full_name, username, image_small_url } = pinner;
    if (board && !boards.has(board.id)) {
      const { name: label, url: to } = board;
      // The pinner may be a collaborator; the address starts with the owner's username.
      const hint = `@${to.split('/')[1]}`;
      boards.set(board.id, { id: `board-${board.id}`, kind: 'board', label, hint, picture, to });
    }
    if (!people.has(username)) {
      const person = { id: `person-${username}`, kind: 'person', label: full_name || username } as const;
      people.set(username, {
        ...person,
        hint: `@${username}`,
        picture: image_small_url,
        to: `/${username}/`,
      });
    }
  }
  return [...[...boards.values()].slice(0, MOST_EXPLORED), ...[...people.values()].slice(0, MOST_EXPLORED)];
}

export function elsewhere(term: string, type: SearchType, label: string): SearchChoice {
  const other = type === 'own_pins' ? 'default' : 'own_pins';
  return {
    id: 'elsewhere',
    kind: 'elsewhere',
    label,
    query: term,
    to: searchPath({ type: other, query: term }),
  };
}
