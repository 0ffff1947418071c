import type { ColorName } from '#features/library/pins/color-name.ts';
import { isFiledAsSeen } from '#features/library/pins/topics-key.ts';
import { givenIds, type Queryable, type Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { PageKey } from '#platform/resource/bookmark.ts';
import {
  CORRECTED,
  type FoundRow,
  type Looking,
  OTHER_FORM,
  ownerIsOpen,
  pageBehind,
  valuesBehind,
} from '../found-page.ts';
import type { ReadQuery } from '../read-query/read-query.service.ts';

/** If more pins match, only the newest are ranked. */
export const MOST_RANKED = 1000;
/** Limits of matching boards, of boards whose name matches, and of pins read from each. */
const MOST_READ_BOARDS = 200;
const MOST_BOARDS = 20;
const MOST_OF_BOARD = 50;

const SAVES = 'repin_count + favorite_count';

/** A pin on a matching board ranks lower than one that matches itself. */
const OF_BOARD = `30000 + (extract(epoch from p.created_at) / 864)::bigint
  + (ln(1 + p.repin_count + p.favorite_count) * 3000)::bigint`;

/** SQL conditions of a pin `p` whose parameters begin here, each null if it does not count; in the order of `valuesOf`. */
const filters = (at: number) => `and ($${at}::text is null or p.kind = $${at})
  and ($${at + 1}::text is null or color_name(p.dominant_color) = $${at + 1})
  and ($${at + 2}::timestamptz is null or p.created_at >= $${at + 2})`;

// Uses the primary key of pin_interests.
const filtersOfTopic = (
  at: number,
  home = 'p.home',
) => `${filters(at)} and exists (select from pin_interests i
  where i.home = ${home} and i.pin_id = p.id and i.interest_id = $${at + 3} and ${isFiledAsSeen('i', home)})`;

/** Null or undefined where it does not count. */
export interface PinFilter {
  isVideo: boolean;
  color: ColorName | null;
  since: Date | null;
  topicId: Id | undefined;
}

const valuesOf = ({ isVideo, color, since, topicId }: PinFilter) => [
  ...[isVideo ? 'video' : null, color, since],
  ...(topicId ? [topicId] : []),
];

// What was typed, or what was meant and not typed.
const isTyped = (words: string) => `${words} @@ $1::tsquery`;
const isMeant = (words: string, corrected: number) =>
  `${words} @@ $${corrected}::tsquery and not ${isTyped(words)}`;
const score = (words: string, query: number, at = '') =>
  `search_score(${words}, $${query}::tsquery, ${at}created_at, ${SAVES})`;
const scoreOfTyped = (words: string, literal: number, at?: string) =>
  `${score(words, 1, at)} - case when ${words} @@ $${literal}::tsquery then 0 else ${OTHER_FORM} end`;
const scoreOfMeant = (words: string, corrected: number, at?: string) =>
  `${score(words, corrected, at)} - ${CORRECTED}`;
const scoreOnBoard = (isTyped: string) => `${OF_BOARD} - case when ${isTyped} then 0 else ${CORRECTED} end`;

// Unnamed statements: planned again for each query, as common and rare words need different indexes. The best pin of a
// picture stands for all its pins, on every page. Nothing matches an empty query.
const pinsOfEverybody = (which: string) => `with matching as materialized (
      select home, id, pinner_id, image_signature, ${scoreOfTyped('search', 8)} as score from (
        select home, id, pinner_id, image_signature, search, created_at, repin_count, favorite_count from pins p
        where ${isTyped('search')} and deleted_at is null and privacy = 'public' ${which}
        order by created_at desc, id desc limit ${MOST_RANKED}) as newest
      union all
      select home, id, pinner_id, image_signature, ${scoreOfMeant('search', 7)} from (
        select home, id, pinner_id, image_signature, search, created_at, repin_count, favorite_count from pins p
        where ${isMeant('search', 7)} and deleted_at is null and privacy = 'public' ${which}
        order by created_at desc, id desc limit ${MOST_RANKED}) as newest
    ), held as materialized (
      select home, id, ${isTyped('words')} as is_typed from (
        select home, id, search_words(name) as words, last_pinned_at from boards
        where (${isTyped('search')} or search @@ $7::tsquery)
          and deleted_at is null and privacy = 'public' and not is_temporarily_disabled
        order by ${isTyped('search')} desc, last_pinned_at desc nulls last, id desc limit ${MOST_READ_BOARDS}) as named
      where ${isTyped('words')} or words @@ $7::tsquery
      order by is_typed desc, last_pinned_at desc nulls last, id desc limit ${MOST_BOARDS}
    ), placed as materialized (
      select top.pin_id, held.is_typed from held join boards b on b.home = held.home and b.id = held.id
      cross join lateral (
        select pin_id from board_pins where home = b.home and board_id = b.id
        order by saved_at desc, pin_id desc limit ${MOST_OF_BOARD}) as top
    ), of_boards as materialized (
      select p.home, p.id, p.pinner_id, p.image_signature, ${scoreOnBoard('placed.is_typed')} as score
      from placed join pins p on p.home = (placed.pin_id >> 51)::smallint and p.id = placed.pin_id
        and p.deleted_at is null and p.privacy = 'public' ${which}
    ), found as materialized (
      select * from matching union all select * from of_boards
    ), open as materialized (
      select found.id, found.image_signature, found.score
      from found join users u on u.home = found.home and u.id = found.pinner_id where ${ownerIsOpen(2, 6)}
    )
  select id, score from (
    select distinct on (image_signature) id, score from open order by image_signature, score desc, id desc
  ) as ranked ${pageBehind(3, 4)} limit $5`;

const EVERYBODYS_PINS = pinsOfEverybody(filters(9));
const EVERYBODYS_PINS_OF_TOPIC = pinsOfEverybody(filtersOfTopic(9));

interface Wanted {
  query: ReadQuery;
  filter: PinFilter;
  after: PageKey | null;
  limit: number;
}

/** Best first. Uses pins_search, or pins_newest or pins_of_color if nearly all match; boards_search and board_pins_newest. */
export function listFoundPins(
  db: Queryable,
  { viewerId, arePrivateOpen }: Looking,
  { query, filter, after, limit }: Wanted,
): Promise<FoundRow[]> {
  const values = [
    query.typed,
    viewerId ?? null,
    ...valuesBehind(after),
    limit,
    arePrivateOpen,
    query.corrected,
    query.literal,
    ...valuesOf(filter),
  ];
  return db.rows<FoundRow>(filter.topicId ? EVERYBODYS_PINS_OF_TOPIC : EVERYBODYS_PINS, values);
}

/** Among the pins of this id with the tag, if any is asked for. */
const tagged = (id: string) => `and ($7::bigint is null or exists (
          select 1 from pin_tags own where own.home = $2 and own.tag_id = $7 and own.pin_id = ${id}))`;

/** What was typed or meant, where a person has so few rows that both are ranked together. */
const isFound = (words: string) => `(${isTyped(words)} or ${words} @@ $9::tsquery)`;
const scoredOwn = (words: string) => `case when ${isTyped(words)}
        then ${scoreOfTyped(words, 10, 'p.')} else ${scoreOfMeant(words, 9, 'p.')} end`;

// Rows of the person's own home: notes and tags are theirs alone.
const ownPins = (which: string) => `select id, score from (
    select id, max(score) as score from (
      select id, ${scoredOwn('search')} as score from (
        select id, search, created_at, repin_count, favorite_count from pins p
        where home = $2 and pinner_id = $3 and deleted_at is null and ${isFound('search')} ${which}
          ${tagged('p.id')}
        order by ${isTyped('search')} desc, id desc limit ${MOST_RANKED}) as p
      union all
      select p.id, ${scoreOnBoard('held.is_typed')} from (
        select id, ${isTyped('search_words(name)')} as is_typed from boards
        where home = $2 and owner_id = $3 and deleted_at is null and ${isFound('search_words(name)')}
        order by ${isTyped('search_words(name)')} desc, last_pinned_at desc limit ${MOST_BOARDS}) as held
      cross join lateral (
        select pin_id from board_pins where home = $2 and board_id = held.id
        order by saved_at desc, pin_id desc limit ${MOST_OF_BOARD}) as placed
      join pins p on p.home = $2 and p.id = placed.pin_id and p.pinner_id = $3 and p.deleted_at is null ${which}
        ${tagged('p.id')}
      union all
      select p.id, ${scoredOwn('n.words')} from (
        select pin_id, search as words from pin_notes n
        where home = $2 and user_id = $3 and ${isFound('search')} and $8::boolean ${tagged('n.pin_id')}
        order by ${isTyped('search')} desc, pin_id desc limit ${MOST_RANKED}) as n
      join pins p on p.home = $2 and p.id = n.pin_id and p.deleted_at is null ${which}
      union all
      select p.id, ${scoredOwn('x.words')} from (
        select search_words(t.name) as words, m.pin_id from tags t join pin_tags m on m.home = t.home and m.tag_id = t.id
        where t.home = $2 and t.user_id = $3 and t.deleted_at is null
          and ${isFound('search_words(t.name)')} and $8::boolean ${tagged('m.pin_id')}
        order by ${isTyped('search_words(t.name)')} desc, m.pin_id desc limit ${MOST_RANKED}) as x
      join pins p on p.home = $2 and p.id = x.pin_id and p.deleted_at is null ${which}
    ) as found where $7::bigint is null or exists (
      select 1 from tags t where t.home = $2 and t.id = $7 and t.user_id = $3 and t.deleted_at is null)
    group by id
  ) as ranked ${pageBehind(4, 5)} limit $6`;

const OWN_PINS = ownPins(filters(11));
const OWN_PINS_OF_TOPIC = ownPins(filtersOfTopic(11, '$2'));

/** Without a query, newest first. */
const ownTagged = (which: string) => `select id, score from (
    select p.id, p.id as score from tags t join pin_tags m on m.home = t.home and m.tag_id = t.id
    join pins p on p.home = m.home and p.id = m.pin_id and p.deleted_at is null ${which}
    where t.home = $1 and t.user_id = $2 and t.deleted_at is null and t.id = $3
  ) as ranked ${pageBehind(4, 5)} limit $6`;

const OWN_TAGGED = ownTagged(filters(7));
const OWN_TAGGED_OF_TOPIC = ownTagged(filtersOfTopic(7, '$1'));

interface WantedOwn extends Wanted {
  tag: Id | null;
  /** Whether their notes and tags are searched, too. */
  areMarksOpen: boolean;
}

/**
 * Secret ones too. Uses pins_of_pinner or pins_search, boards_of_owner, board_pins_newest, pin_notes_of_person,
 * tags_key and the primary key of pin_tags.
 */
export function listFoundOwnPins(
  db: Queryable,
  personId: Id,
  { query, filter, tag, areMarksOpen, after, limit }: WantedOwn,
): Promise<FoundRow[]> {
  const person = [homeOf(personId), personId];
  const page = [...valuesBehind(after), limit];
  if (tag && query.typed === '') {
    const tagged = [...person, tag, ...page, ...valuesOf(filter)];
    return db.rows<FoundRow>(filter.topicId ? OWN_TAGGED_OF_TOPIC : OWN_TAGGED, tagged);
  }
  const { typed, corrected, literal } = query;
  const values = [typed, ...person, ...page, tag, areMarksOpen, corrected, literal, ...valuesOf(filter)];
  return db.rows<FoundRow>(filter.topicId ? OWN_PINS_OF_TOPIC : OWN_PINS, values);
}

/** Of `place`, whose parameters begin with the second; `at` and the next have the key, then the limit and the rest of the query. */
const pinsIn = (place: string, at: number, which: string) => `select id, score from (
    select id, ${scoreOfTyped('search', at + 4)} as score from (
      select id, search, created_at, repin_count, favorite_count from pins p
      where ${place} and deleted_at is null and ${isTyped('search')} ${which}
      order by created_at desc, id desc limit ${MOST_RANKED}) as newest
    union all
    select id, ${scoreOfMeant('search', at + 3)} from (
      select id, search, created_at, repin_count, favorite_count from pins p
      where ${place} and deleted_at is null and ${isMeant('search', at + 3)} ${which}
      order by created_at desc, id desc limit ${MOST_RANKED}) as newest
  ) as ranked ${pageBehind(at, at + 1)} limit $${at + 2}`;

const OF_OTHER = "home = $2 and pinner_id = $3 and privacy = 'public'";
const PINS_OF_OTHER = pinsIn(OF_OTHER, 4, filters(9));
const PINS_OF_OTHER_OF_TOPIC = pinsIn(OF_OTHER, 4, filtersOfTopic(9, '$2'));

/** What others see on a profile. Uses pins_public or pins_search. */
export function listFoundPinsOfOther(
  db: Queryable,
  personId: Id,
  { query: { typed, corrected, literal }, filter, after, limit }: Wanted,
): Promise<FoundRow[]> {
  const page = [...valuesBehind(after), limit];
  const values = [typed, homeOf(personId), personId, ...page, corrected, literal, ...valuesOf(filter)];
  return db.rows<FoundRow>(filter.topicId ? PINS_OF_OTHER_OF_TOPIC : PINS_OF_OTHER, values);
}

const PINS_OF_BOARD = pinsIn('board_id = $2', 3, filters(8));
const PINS_OF_BOARD_OF_TOPIC = pinsIn('board_id = $2', 3, filtersOfTopic(8));

/** All pins on it, for those who see it. Uses pins_of_board or pins_search. */
export function listFoundPinsOfBoard(
  db: Queryable,
  boardId: Id,
  { query: { typed, corrected, literal }, filter, after, limit }: Wanted,
): Promise<FoundRow[]> {
  const page = [...valuesBehind(after), limit];
  const values = [typed, boardId, ...page, corrected, literal, ...valuesOf(filter)];
  return db.rows<FoundRow>(filter.topicId ? PINS_OF_BOARD_OF_TOPIC : PINS_OF_BOARD, values);
}

const PICTURES: Statement = {
  name: 'search-pictures-of-pins',
  text: `select p.id, p.image_signature from ${givenIds(1)} with ordinality as given (home, id, place)
    join pins p on p.home = given.home and p.id = given.id order by given.place`,
};

/** In their order. */
export function listPicturesOfPins(
  db: Queryable,
  ids: readonly Id[],
): Promise<{ id: Id; image_signature: string }[]> {
  return db.rows(PICTURES, [ids.map(homeOf), ids]);
}
