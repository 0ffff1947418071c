import { isActive } from '#features/core/people/person-row.ts';
import type { Queryable, Statement } from '#platform/database/database.ts';
import type { WordKind } from '../search.tables.ts';
import {
  ASKED_ROWS,
  type Asked,
  type KnownWord,
  stemsOf,
  type TermToCount,
  type WordRow,
} from './vocabulary.ts';

/** What is searched, each for words of these kinds. */
export const KINDS_OF = {
  pins: ['pins', 'boards'],
  boards: ['boards'],
  people: ['people'],
  all: ['pins', 'boards', 'people'],
} as const satisfies Record<string, readonly WordKind[]>;
export type Searched = keyof typeof KINDS_OF;

const READ: Statement = {
  name: 'search-known-words',
  // An arm for each index: known_words_variants, known_words_stems, and the primary key for the beginning.
  text: `with asked as materialized (
      select ${stemsOf('word')} as stems, search_variants(word) as variants
      from unnest($2::text[]) as asked (word)
    ), near as (
      select word, count from known_words where kind = any ($4::text[])
        and variants && (select array_agg(variant) from asked cross join unnest(variants) as variant)
      union select word, count from known_words where kind = any ($4::text[])
        and stems && (select array_agg(stem) from asked cross join unnest(stems) as stem))
    ${ASKED_ROWS}
    union all select 'known', word, max(count), ${stemsOf('word')} from near group by word
    union all select 'begun', $5::text, coalesce(sum(count), 0)::int, '{}' from known_words
      where kind = any ($4::text[]) and word >= $5::text collate "C" and word < $5::text || chr(1114111) collate "C"`,
};

export async function readKnownWords(
  db: Queryable,
  searched: Searched,
  { query, words, begun, languages }: Asked,
): Promise<WordRow[]> {
  return db.rows<WordRow>(READ, [query, words, languages, KINDS_OF[searched], begun]);
}

const FORMS: Statement = {
  name: 'search-forms-of-words',
  text: `select word, max(count) as count, ${stemsOf('word')} as stems from known_words
    where kind = any ($2::text[]) and stems && $1::text[] group by word`,
};

// Uses known_words_stems.
export async function listKnownForms(
  db: Queryable,
  searched: Searched,
  { stems, languages }: { stems: readonly string[]; languages: readonly string[] },
): Promise<KnownWord[]> {
  return db.rows<KnownWord>(FORMS, [stems, KINDS_OF[searched], languages]);
}

const TERMS = 'unnest($1::text[], $2::text[]) as term (word, query)';

// What everybody may find, whoever asks.
const PINS = `select term.word, count(*)::int as count from ${TERMS}
    join pins p on p.search @@ term.query::tsquery and p.deleted_at is null and p.privacy = 'public'
    join users u on u.home = p.home and u.id = p.pinner_id and not u.is_private_profile and ${isActive('u')}
    group by term.word`;
const BOARDS = `select term.word, count(*)::int as count from ${TERMS}
    join boards b on b.search @@ term.query::tsquery and b.deleted_at is null and b.privacy = 'public'
      and not b.is_temporarily_disabled
    join users u on u.home = b.home and u.id = b.owner_id and not u.is_private_profile and ${isActive('u')}
    group by term.word`;
const PEOPLE = `select term.word, count(*)::int as count from ${TERMS}
    join users u on u.search @@ term.query::tsquery and ${isActive('u')} group by term.word`;

const COUNTS_OF: Record<Searched, string> = {
  pins: `${PINS} union all ${BOARDS}`,
  boards: BOARDS,
  people: PEOPLE,
  all: `${PINS} union all ${BOARDS} union all ${PEOPLE}`,
};

/** Among the rows as they are now, in each kind. Uses pins_search, boards_search and users_search. */
export async function countFound(
  db: Queryable,
  searched: Searched,
  terms: readonly TermToCount[],
): Promise<{ word: string; count: number }[]> {
  const values = [terms.map(({ word }) => word), terms.map(({ tsquery }) => tsquery)];
  return db.rows<{ word: string; count: number }>(COUNTS_OF[searched], values);
}
