/** A word that is there to be found. */
export interface KnownWord {
  word: string;
  /** In how many things it is, about. */
  count: number;
  /** In the languages of the viewer, each with its language. */
  stems: string[];
}

export interface Asked {
  query: string;
  /** Its words that are forgiven. */
  words: readonly string[];
  /** Its last word, which may be unfinished. */
  begun: string | null;
  languages: readonly string[];
}

export interface ReadWords {
  /** The query as the database reads it, as text. */
  tsquery: string;
  /** The asked words with their stems. */
  asked: KnownWord[];
  /** Words like these, and other forms of them; perhaps more. */
  known: KnownWord[];
  /** How often there are words that begin like the unfinished one, about. */
  begunCount: number;
}

export interface TermToCount {
  word: string;
  /** What finds it, as the text of a tsquery. */
  tsquery: string;
}

/** The words among which forms and corrections are looked for. */
export interface Vocabulary {
  read(asked: Asked): Promise<ReadWords>;
  /** In how many things these are now, as everybody may find them. */
  countNow(terms: readonly TermToCount[]): Promise<Map<string, number>>;
  listForms(stems: readonly string[], languages: readonly string[]): Promise<KnownWord[]>;
}

/** One row of what the statements of a vocabulary read. */
export interface WordRow extends KnownWord {
  role: 'query' | 'asked' | 'begun' | 'known';
}

export function readWordRows(rows: readonly WordRow[]): ReadWords {
  const of = (role: WordRow['role']) => rows.filter((row) => row.role === role);
  return {
    tsquery: of('query')[0]?.word ?? '',
    asked: of('asked'),
    known: of('known'),
    begunCount: of('begun')[0]?.count ?? 0,
  };
}

/** SQL: `search_stems` of a word in the languages of the third parameter, without the price of a function for each word. */
export const stemsOf = (word: string) => `array(
    select language || ':' || search_stem(${word}, language) from unnest($3::text[]) as language
    where search_stem(${word}, language) is not null)`;

/** SQL: the rows of roles `query` and `asked`, of the query, its words and the languages in the first three parameters. */
export const ASKED_ROWS = `select 'query' as role, search_query($1)::text as word, 0 as count, '{}'::text[] as stems
    union all select 'asked', word, 0, ${stemsOf('word')} from unnest($2::text[]) as asked (word)`;
