import type { ColorName } from '#features/library/pins/color-name.ts';
import { isFiledAsSeen } from '#features/library/pins/topics-key.ts';
import type { Queryable } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { PageKey } from '#platform/resource/bookmark.ts';
import { type FoundRow, type Looking, ownerIsOpen, pageBehind, valuesBehind } from '../found-page.ts';

/** If more pins match, only the newest are ranked. */
const MOST_RANKED = 1000;
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
const filtersOfTopic = (at: number) => `${filters(at)} and exists (select from pin_interests i
  where i.home = p.home and i.pin_id = p.id and i.interest_id = $${at + 3} and ${isFiledAsSeen('i')})`;

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

// Unnamed statements: planned again for each query, as common and rare words need different indexes. search_query has
// constant arguments, so it is computed once. The best pin of a picture stands for all its pins, on every page.
const pinsOfEverybody = (which: string) => `with matching as materialized (
      select home, id, pinner_id, image_signature, search_score(search, search_query($1), created_at, ${SAVES}) as score from (
        select home, id, pinner_id, image_signature, search, created_at, repin_count, favorite_count from pins p
        where search @@ search_query($1) and deleted_at is null and privacy = 'public' ${which}
        order by created_at desc, id desc limit ${MOST_RANKED}) as newest
    ), held as materialized (
      select home, id from (
        select home, id, name, last_pinned_at from boards
        where search @@ search_query($1) and deleted_at is null and privacy = 'public' and not is_temporarily_disabled
        order by last_pinned_at desc nulls last, id desc limit ${MOST_READ_BOARDS}) as named
      where search_words(name) @@ search_query($1)
      order by last_pinned_at desc nulls last, id desc limit ${MOST_BOARDS}
    ), placed as materialized (
      select top.pin_id from held join boards b on b.home = held.home and b.id = held.id
      cross join lateral (
        select pin_id from board_pins where home = b.home and board_id = b.id
        order by saved_at desc, pin_id desc limit ${MOST_OF_BOARD}) as top
    ), of_boards as materialized (
      select p.home, p.id, p.pinner_id, p.image_signature, ${OF_BOARD} as score
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

const EVERYBODYS_PINS = pinsOfEverybody(filters(7));
const EVERYBODYS_PINS_OF_TOPIC = pinsOfEverybody(filtersOfTopic(7));

interface Wanted {
  query: string;
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
    query,
    viewerId ?? null,
    ...valuesBehind(after),
    limit,
    arePrivateOpen,
    ...valuesOf(filter),
  ];
  return db.rows<FoundRow>(filter.topicId ? EVERYBODYS_PINS_OF_TOPIC : EVERYBODYS_PINS, values);
}

const pinsOfPerson = (which: string) => `select id, score from (
    select id, max(score) as score from (
      select id, search_score(search, search_query($1), created_at, ${SAVES}) as score from (
        select id, search, created_at, repin_count, favorite_count from pins p
        where home = $2 and pinner_id = $3 and deleted_at is null and search @@ search_query($1)
          and ($7::boolean or privacy = 'public') ${which}
        order by id desc limit ${MOST_RANKED}) as matching
      union all
      select p.id, ${OF_BOARD} from (
        select id from boards where home = $2 and owner_id = $3 and deleted_at is null and $7::boolean
          and search_words(name) @@ search_query($1)
        order by last_pinned_at desc limit ${MOST_BOARDS}) as held
      cross join lateral (
        select pin_id from board_pins where home = $2 and board_id = held.id
        order by saved_at desc, pin_id desc limit ${MOST_OF_BOARD}) as placed
      join pins p on p.home = $2 and p.id = placed.pin_id and p.pinner_id = $3 and p.deleted_at is null ${which}
    ) as found group by id
  ) as ranked ${pageBehind(4, 5)} limit $6`;

const PINS_OF_PERSON = pinsOfPerson(filters(8));
const PINS_OF_PERSON_OF_TOPIC = pinsOfPerson(filtersOfTopic(8));

/**
 * Of their owner also secret ones, and those on boards with a matching name. Uses pins_of_pinner or pins_search,
 * boards_of_owner and board_pins_newest.
 */
export function listFoundPinsOfPerson(
  db: Queryable,
  { personId, isOwner }: { personId: Id; isOwner: boolean },
  { query, filter, after, limit }: Wanted,
): Promise<FoundRow[]> {
  const of = [homeOf(personId), personId];
  const values = [query, ...of, ...valuesBehind(after), limit, isOwner, ...valuesOf(filter)];
  return db.rows<FoundRow>(filter.topicId ? PINS_OF_PERSON_OF_TOPIC : PINS_OF_PERSON, values);
}

const pinsOfBoard = (which: string) => `select id, score from (
    select id, search_score(search, search_query($1), created_at, ${SAVES}) as score from (
      select id, search, created_at, repin_count, favorite_count from pins p
      where board_id = $2 and deleted_at is null and search @@ search_query($1) ${which}
      order by created_at desc, id desc limit ${MOST_RANKED}) as matching
  ) as ranked ${pageBehind(3, 4)} limit $5`;

const PINS_OF_BOARD = pinsOfBoard(filters(6));
const PINS_OF_BOARD_OF_TOPIC = pinsOfBoard(filtersOfTopic(6));

/** All pins on it, for those who see it. Uses pins_of_board or pins_search. */
export function listFoundPinsOfBoard(
  db: Queryable,
  boardId: Id,
  { query, filter, after, limit }: Wanted,
): Promise<FoundRow[]> {
  const values = [query, boardId, ...valuesBehind(after), limit, ...valuesOf(filter)];
  return db.rows<FoundRow>(filter.topicId ? PINS_OF_BOARD_OF_TOPIC : PINS_OF_BOARD, values);
}
