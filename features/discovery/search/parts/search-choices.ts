import { pathOfPicture, picturePath } from '#features/core/media/picture-urls.ts';
import type { DataOf } from '#platform/resource/call.ts';
import { filteredPath } from '../filtered-path.ts';
import { type SearchType, searchPath } from '../search-path.ts';
import type { Suggestion } from '../suggest/suggestion.ts';
import type { SearchedPlace } from './searched-place.ts';

const MOST_TOPICS = 4;
/** Of those stored, while the topics and people below them are to be seen. */
const MOST_PAST = 4;

export interface SearchChoice {
  id: string;
  kind: 'past' | 'words' | 'elsewhere' | 'board' | 'person' | 'topic' | 'within' | 'visual';
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
    .slice(0, start ? 2 : MOST_PAST)
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

/** Before anything is typed. */
export function startChoices({ topics, people }: DataOf<'SearchStartResource.get'>): SearchChoice[] {
  return [
    ...topics
      .slice(0, MOST_TOPICS)
      .map(({ id, name: label, url: to, image_signature: image }): SearchChoice => {
        const picture = image && picturePath(image, '136x136');
        return { id: `topic-${id}`, kind: 'topic', label, picture, to };
      }),
    ...people.map(({ id, username, full_name: label, image_small_url }): SearchChoice => {
      const picture = pathOfPicture(image_small_url);
      return {
        id: `person-${id}`,
        kind: 'person',
        label,
        hint: `@${username}`,
        picture,
        to: `/${username}/`,
      };
    }),
  ];
}

export type ChoiceGroup = { name: 'past' | 'topics' | 'people' | null; choices: SearchChoice[] };

/** Under headings before anything is typed, as one list after that. */
export function groupChoices(choices: readonly SearchChoice[], term: string): ChoiceGroup[] {
  const nameOf = ({ kind }: SearchChoice) => (term ? null : GROUPS[kind]);
  return [...Map.groupBy(choices, nameOf)].map(([name, ofGroup]) => ({ name, choices: ofGroup }));
}

const GROUPS: Record<SearchChoice['kind'], ChoiceGroup['name']> = {
  past: 'past',
  topic: 'topics',
  person: 'people',
  words: null,
  elsewhere: null,
  board: null,
  within: null,
  visual: null,
};

/** Without a query it turns the search to the place, with one it searches there. */
export function withinChoice(query: string, { name, ...place }: SearchedPlace, label: string): SearchChoice {
  const to = filteredPath({ ...place, query, scope: 'pins' });
  return { id: 'within', kind: 'within', label, to, ...(query && { query }) };
}

/** Leads to the page for that. */
export function visualChoice(label: string): SearchChoice {
  return { id: 'visual', kind: 'visual', label, to: '/search/visual/' };
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
