import { isActive } from '#features/core/people/person-row.ts';
import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { FORGIVABLE } from '../read-query/query-words.ts';
import type { WordKind } from '../search.tables.ts';

export interface Pass {
  pass: number;
  /** All homes before it are counted. */
  next_home: number;
  ended_at: Date | null;
}

const LATEST: Statement = {
  name: 'search-latest-word-pass',
  text: 'select pass, next_home, ended_at from word_passes order by pass desc limit 1',
};

export async function findLatestPass(db: Queryable): Promise<Pass | undefined> {
  const [pass] = await db.rows<Pass>(LATEST);
  return pass;
}

const SOME_PINS: Statement = {
  name: 'search-pins-at-most',
  text: 'select count(*)::int as pins from (select id from pins limit $1) as counted',
};

/** Whether there are fewer pins than this. */
export async function arePinsFew(db: Queryable, few: number): Promise<boolean> {
  const [row] = await db.rows<{ pins: number }>(SOME_PINS, [few]);
  return (row?.pins ?? 0) < few;
}

const BEGIN: Statement = {
  name: 'search-begin-word-pass',
  text: 'insert into word_passes (pass) values ($1) on conflict do nothing',
};

export async function beginPass(db: Queryable, pass: number): Promise<void> {
  await db.write(BEGIN, [pass]);
}

/** Counts the words of the `search` of rows `r`. The expression is tested once for each word, not wherever it is said. */
const COUNTED = `said as materialized (
      select lexeme as word, count(*)::int as count from r
      cross join unnest(r.search) as found (lexeme, positions, weights) group by lexeme)
    select word, count from said where word ~ '${FORGIVABLE}'`;
const ofHomes = (table: string) => `${table}.home >= $1 and ${table}.home < $2`;
const isOpen = (owner: string) => `not ${owner}.is_private_profile and ${isActive(owner)}`;
const IS_OPEN_BOARD = `b.deleted_at is null and b.privacy = 'public' and not b.is_temporarily_disabled`;

// What visitors find.
const WORDS: Record<WordKind, Statement> = {
  pins: {
    name: 'search-count-words-of-pins',
    // Boards in other homes are few, and a step of their own.
    text: `with p as materialized (
        select p.search, case when b.id is null then p.board_id end as board_id from pins p
        join users u on u.home = p.home and u.id = p.pinner_id
        left join boards b on b.home = p.home and b.id = p.board_id
        left join users o on o.home = b.home and o.id = b.owner_id
        where ${ofHomes('p')} and p.deleted_at is null and p.privacy = 'public' and ${isOpen('u')}
          and (b.id is null or ${IS_OPEN_BOARD} and ${isOpen('o')})
      ), open_boards as materialized (
        select b.id from (select distinct board_id from p) as held
        join boards b on b.home = (held.board_id >> 51)::smallint and b.id = held.board_id
        join users o on o.home = b.home and o.id = b.owner_id where ${IS_OPEN_BOARD} and ${isOpen('o')}
      ), r as (
        select search from p where board_id is null or board_id in (select id from open_boards)
      ), ${COUNTED}`,
  },
  boards: {
    name: 'search-count-words-of-boards',
    text: `with r as (select b.search from boards b join users u on u.home = b.home and u.id = b.owner_id
        where ${ofHomes('b')} and ${IS_OPEN_BOARD} and ${isOpen('u')}
      ), ${COUNTED}`,
  },
  people: {
    name: 'search-count-words-of-people',
    text: `with r as (select u.search from users u where ${ofHomes('u')} and ${isActive('u')}), ${COUNTED}`,
  },
};

/** Of what everybody may find in homes from the first to before the second. */
export async function countWords(
  db: Queryable,
  kind: WordKind,
  [from, to]: readonly [number, number],
): Promise<{ word: string; count: number }[]> {
  return db.rows<{ word: string; count: number }>(WORDS[kind], [from, to]);
}

const ADD: Statement = {
  name: 'search-add-word-counts',
  text: `insert into word_counts (kind, word, count)
    select $1, word, count from unnest($2::text[], $3::int[]) as counted (word, count)
    on conflict (kind, word) do update set count = word_counts.count + excluded.count`,
};

export async function addCounts(
  tx: Transaction,
  kind: WordKind,
  counted: readonly { word: string; count: number }[],
): Promise<void> {
  const words = counted.map(({ word }) => word);
  await tx.write(ADD, [kind, words, counted.map(({ count }) => count)]);
}

const ADVANCE: Statement = {
  name: 'search-advance-word-pass',
  text: 'update word_passes set next_home = $3 where pass = $1 and next_home = $2 and ended_at is null',
};

/** False if another run has counted these homes. */
export async function advancePass(tx: Transaction, { pass, next_home }: Pass, to: number): Promise<boolean> {
  return (await tx.write(ADVANCE, [pass, next_home, to])) > 0;
}

const PUBLISH: readonly Statement[] = [
  {
    name: 'search-publish-word-counts',
    text: `insert into known_words (kind, word, count)
      select kind, word, count from word_counts
      on conflict (kind, word) do update set count = excluded.count where known_words.count <> excluded.count`,
  },
  {
    name: 'search-forget-words',
    text: `delete from known_words w
      where not exists (select from word_counts c where c.kind = w.kind and c.word = w.word)`,
  },
  { name: 'search-forget-word-counts', text: 'delete from word_counts' },
];
const FORGET: Statement = {
  name: 'search-forget-word-passes',
  text: 'delete from word_passes where pass < $1',
};
const ENDED: Statement = {
  name: 'search-end-word-pass',
  text: 'update word_passes set ended_at = $2 where pass = $1',
};

/** From now on searches know what was counted, and forget what no longer is there. */
export async function endPass(tx: Transaction, pass: number, now: Date): Promise<void> {
  for (const statement of PUBLISH) await tx.write(statement);
  await tx.write(FORGET, [pass]);
  await tx.write(ENDED, [pass, now]);
}
