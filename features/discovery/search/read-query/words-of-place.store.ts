import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import { FORGIVABLE } from './query-words.ts';
import { ASKED_ROWS, type Asked, stemsOf, type WordRow } from './vocabulary.ts';

/** Of more pins the newest are read. */
const MOST_PINS = 2000;

const valuesOf = ({ query, words, languages }: Asked) => [query, words, languages];

/** SQL: all words of a place, counted, of the rows that its `lexeme`s are read from. */
const wordsIn = (lexemes: string) => `${ASKED_ROWS}
    union all select 'known', word, count, ${stemsOf('word')} from (
      select lexeme as word, count(*)::int as count from (${lexemes}) as said group by lexeme) as counted
    where word ~ '${FORGIVABLE}'`;

const LEXEMES = 'unnest(search) as said (lexeme, positions, weights)';

const OWN: Statement = {
  name: 'search-own-words',
  text: wordsIn(`
      select lexeme from (
        select search from pins where home = $4 and pinner_id = $5 and deleted_at is null
        order by id desc limit ${MOST_PINS}) as p cross join ${LEXEMES}
      union all select lexeme from (
        select search_words(name) as search from boards where home = $4 and owner_id = $5 and deleted_at is null) as b
        cross join ${LEXEMES}
      union all select lexeme from (
        select search from pin_notes where home = $4 and user_id = $5 and $6::boolean limit ${MOST_PINS}) as n
        cross join ${LEXEMES}
      union all select lexeme from (
        select search_words(name) as search from tags
        where home = $4 and user_id = $5 and deleted_at is null and $6::boolean) as t cross join ${LEXEMES}`),
};

/** Secret ones too. Uses pins_of_pinner, boards_of_owner, pin_notes_of_person and tags_key. */
export async function readOwnWords(
  db: Queryable,
  person: { id: Id; areMarksOpen: boolean },
  asked: Asked,
): Promise<WordRow[]> {
  const { id, areMarksOpen } = person;
  return db.rows<WordRow>(OWN, [...valuesOf(asked), homeOf(id), id, areMarksOpen]);
}

const OTHER: Statement = {
  name: 'search-words-of-other',
  text: wordsIn(`select lexeme from (
      select search from pins where home = $4 and pinner_id = $5 and deleted_at is null and privacy = 'public'
      order by id desc limit ${MOST_PINS}) as p cross join ${LEXEMES}`),
};

/** What others see on a profile. Uses pins_public. */
export async function readWordsOfOther(db: Queryable, personId: Id, asked: Asked): Promise<WordRow[]> {
  return db.rows<WordRow>(OTHER, [...valuesOf(asked), homeOf(personId), personId]);
}

const ON_BOARD: Statement = {
  name: 'search-pins-on-board',
  text: `select id from pins where board_id = $1 and deleted_at is null order by created_at desc, id desc limit $2`,
};

/** The newest, whether or not the viewer may see them. Uses pins_of_board. */
export async function listPinIdsOnBoard(db: Queryable, boardId: Id, limit: number): Promise<Id[]> {
  const rows = await db.rows<{ id: Id }>(ON_BOARD, [boardId, limit]);
  return rows.map(({ id }) => id);
}

const OF_PINS: Statement = {
  name: 'search-words-of-pins',
  text: wordsIn(`select lexeme from unnest($4::smallint[], $5::bigint[]) as seen (home, id)
      join pins p on p.home = seen.home and p.id = seen.id cross join ${LEXEMES}`),
};

export async function readWordsOfPins(db: Queryable, pins: readonly Id[], asked: Asked): Promise<WordRow[]> {
  return db.rows<WordRow>(OF_PINS, [...valuesOf(asked), pins.map(homeOf), pins]);
}
