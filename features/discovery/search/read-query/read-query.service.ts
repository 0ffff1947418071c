import { acceptedLanguages } from '#platform/i18n/locale.ts';
import type { Context } from '#platform/resource/context.ts';
import { forgivenIn, type QueryWord, typosBetween, withOthers, withWords, wordsOf } from './query-words.ts';
import type { KnownWord, ReadWords, TermToCount, Vocabulary } from './vocabulary.ts';

/** A query as the database searches it. */
export interface ReadQuery {
  /** Finds what was typed to the letter; the text of a tsquery. */
  literal: string;
  /** Finds what was typed, and other forms of its words. */
  typed: string;
  /** Finds what was probably meant, too; empty if nothing is corrected. */
  corrected: string;
  /** What was probably meant, for people to read. */
  correction: string | null;
}

export interface QueryToRead {
  query: string;
  /** Without corrections. */
  isExact: boolean;
  /** Names have no forms. */
  hasForms: boolean;
}

/** Languages of which `search_stems` knows the forms. */
const WITH_FORMS = ['en', 'es', 'pt', 'de', 'fr', 'id', 'it', 'sv'];

const MOST_FORMS = 8;
const MOST_CANDIDATES = 3;

/** A word this frequent is not counted again: it does not vanish between two counts. */
const FREQUENT = 50;

/** What is there may be meant: it is corrected only by what is so many times as frequent. */
const TIMES_AS_FREQUENT = 10;

/** Runs the same statements whatever is known, so that they tell nothing of what is hidden. */
export async function readQuery(
  context: Pick<Context, 'viewer' | 'locale' | 'request'>,
  { query, isExact, hasForms }: QueryToRead,
  vocabulary: Vocabulary,
): Promise<ReadQuery> {
  if (query === '') return { literal: '', typed: '', corrected: '', correction: null };
  const words = wordsOf(query);
  const last = words.at(-1);
  const languages = languagesOf(context);
  const read = await vocabulary.read({
    query,
    words: words.map(({ word }) => word),
    begun: last?.end === query.length ? last.word : null,
    languages,
  });
  const formsOf = (word: string) => (hasForms ? formsIn(read, word) : []);
  const typed = withOthers(read.tsquery, formsOf);
  const uncorrected = { literal: read.tsquery, typed, corrected: '', correction: null };
  if (isExact) return uncorrected;
  const doubts = words.flatMap((at) =>
    doubtOf(read, { at, isBegun: at.end === query.length, languages, hasForms }),
  );
  const candidates = doubts.flatMap((doubt) => doubt.candidates);
  const [counts, forms] = await Promise.all([
    vocabulary.countNow([...doubts.map(({ term }) => term), ...candidates.filter(isRare).map(termOf)]),
    vocabulary.listForms(hasForms ? candidates.flatMap(({ stems }) => stems) : [], languages),
  ]);
  const replaced = doubts.flatMap((doubt) => correct(doubt, { counts, forms }));
  if (replaced.length === 0) return uncorrected;
  const meant = new Map(replaced.map(({ at, known }) => [at.word, known]));
  const corrected = withOthers(read.tsquery, (word) => {
    const known = meant.get(word);
    return known ? [known.word, ...mostFrequent(forms, known)] : formsOf(word);
  });
  const correction = withWords(
    query,
    replaced.map(({ at, known }) => ({ at, word: known.word })),
  );
  return { ...uncorrected, corrected, correction };
}

/**
 * Languages whose word forms count: those of the browser, and English. What visitors see is cached for all with their
 * locale, so it depends on nothing else.
 */
function languagesOf({ viewer, locale, request }: Pick<Context, 'viewer' | 'locale' | 'request'>): string[] {
  const accepted = viewer.id ? acceptedLanguages(request.headers.get('accept-language') ?? '') : [];
  const named = [locale, ...accepted, 'en'];
  return WITH_FORMS.filter((language) => named.includes(language));
}

function formsIn({ asked, known }: ReadWords, word: string): string[] {
  const own = asked.find((one) => one.word === word);
  return own ? mostFrequent(known, own) : [];
}

function mostFrequent(words: readonly KnownWord[], word: KnownWord): string[] {
  return formsAmong(words, word)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, MOST_FORMS)
    .map((other) => other.word);
}

/** The other words with the same stem in a language. */
function formsAmong(words: readonly KnownWord[], { word, stems }: KnownWord): KnownWord[] {
  return words.filter((other) => other.word !== word && other.stems.some((stem) => stems.includes(stem)));
}

/** A word that may be misspelt. */
interface Doubt {
  at: QueryWord;
  term: TermToCount;
  /** How frequent it was when words were last counted. */
  count: number;
  candidates: KnownWord[];
}

type Doubted = Pick<QueryToRead, 'hasForms'> & {
  at: QueryWord;
  isBegun: boolean;
  languages: readonly string[];
};

function doubtOf(read: ReadWords, { at, isBegun, languages, hasForms }: Doubted): Doubt[] {
  const { word } = at;
  const stems = read.asked.find((one) => one.word === word)?.stems ?? [];
  // Words such as "with" have no stem.
  const isCommon = languages.some((language) => !stems.some((stem) => stem.startsWith(`${language}:`)));
  if (isCommon || forgivenIn(word) === 0) return [];
  const isForm = (one: KnownWord) => hasForms && one.stems.some((stem) => stems.includes(stem));
  const same = read.known.filter((one) => one.word === word || isForm(one));
  const count = sumOf(same) + (isBegun ? read.begunCount : 0);
  const candidates = read.known
    .filter((one) => !same.includes(one))
    .map((one) => ({ one, typos: typosBetween(word, one.word) }))
    .filter(({ typos }) => Number.isFinite(typos))
    .toSorted((a, b) => a.typos - b.typos || b.one.count - a.one.count)
    .slice(0, MOST_CANDIDATES)
    .map(({ one }) => one);
  if (count > FREQUENT || candidates.length === 0) return [];
  return [{ at, term: { word, tsquery: `'${word}'${isBegun ? ':*' : ''}` }, count, candidates }];
}

const isRare = ({ count }: KnownWord): boolean => count <= FREQUENT;
const termOf = ({ word }: KnownWord): TermToCount => ({ word, tsquery: `'${word}'` });

type Counted = { counts: ReadonlyMap<string, number>; forms: readonly KnownWord[] };

function correct({ at, count, candidates }: Doubt, { counts, forms }: Counted) {
  const typed = Math.max(count, counts.get(at.word) ?? 0);
  const known = candidates.find((one) => {
    const isThere = !isRare(one) || counts.has(one.word);
    const all = sumOf([one, ...formsAmong(forms, one)]);
    return isThere && all >= TIMES_AS_FREQUENT * typed;
  });
  return known ? [{ at, known }] : [];
}

const sumOf = (words: readonly KnownWord[]) => words.reduce((sum, { count }) => sum + count, 0);
