import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import { FEED_PARTS, FEED_SORTS, type FeedPart, type FeedSort } from './board-feed.ts';

/** A pin's place in a feed: ids and sort values only. */
export interface FeedPlace {
  pin_id: Id;
  section_id: Id | null;
  /** As text, which keeps every digit. */
  sort_key: string;
}

interface Order {
  key: string;
  type: 'bigint' | 'timestamptz';
  isDescending: boolean;
  /** Stands before every key. */
  start: string;
}

const LARGEST = '9223372036854775807';

// Each with the index that it rides.
const ORDERS: Record<Exclude<FeedSort, 'popular'>, Order> = {
  default: { key: 'b.rank', type: 'bigint', isDescending: true, start: LARGEST }, // board_pins_ranked, _of_section, _unsectioned
  newest: { key: 'b.saved_at', type: 'timestamptz', isDescending: true, start: 'infinity' }, // board_pins_newest
  oldest: { key: 'b.saved_at', type: 'timestamptz', isDescending: false, start: '-infinity' }, // board_pins_newest
};

/** Of the first so many pins by hand the popular ones come first; the others follow by hand, so that no page reads more. */
export const MOST_COMPARED = 5_000;

const CONDITIONS: Record<FeedPart, string> = {
  all: 'b.board_id = $2',
  unsectioned: 'b.board_id = $2 and b.section_id is null',
  section: 'b.section_id = $2',
};

function statement(sort: FeedSort, part: FeedPart): Statement {
  if (sort === 'popular') return popularStatement(part);
  const { key, type, isDescending } = ORDERS[sort];
  const direction = isDescending ? 'desc' : 'asc';
  return {
    name: `board-feed-${sort}-${part}`,
    text: `select b.pin_id, b.section_id, (${key})::text as sort_key from board_pins b
      where b.home = $1 and ${CONDITIONS[part]}
        and (${key}, b.pin_id) ${isDescending ? '<' : '>'} ($3::${type}, $4::bigint)
      order by ${key} ${direction}, b.pin_id ${direction} limit $5`,
  };
}

// Among those saved equally often the order by hand decides, as ids of several homes say nothing of time. Ranks have 16
// digits, counts 10, and a 1 before these stands before all that are not compared.
const POPULARITY = '(10000000000 + p.repin_count) * 10000000000000000::numeric + c.rank';

/** Rides the indexes of the order by hand twice, and the primary key of pins for those that are compared. */
function popularStatement(part: FeedPart): Statement {
  const byHand = `from board_pins b where b.home = $1 and ${CONDITIONS[part]}`;
  return {
    name: `board-feed-popular-${part}`,
    text: `with compared as materialized (
        select b.pin_id, b.section_id, b.rank ${byHand}
          and $3::numeric > ${LARGEST}
        order by b.rank desc, b.pin_id desc limit ${MOST_COMPARED}),
      bound as materialized (
        select c.rank, c.pin_id from compared c order by c.rank, c.pin_id limit 1),
      popular as (
        select c.pin_id, c.section_id, ${POPULARITY} as key from compared c
        join pins p on p.home = (c.pin_id >> 51)::smallint and p.id = c.pin_id
        where (${POPULARITY}, c.pin_id) < ($3::numeric, $4::bigint)
        order by key desc, c.pin_id desc limit $5),
      others as (
        select b.pin_id, b.section_id, b.rank::numeric as key ${byHand}
          and (b.rank, b.pin_id) < (
            coalesce((select rank from bound), least($3::numeric, ${LARGEST})::bigint),
            coalesce((select pin_id from bound), $4::bigint))
        order by b.rank desc, b.pin_id desc limit $5)
      select pin_id, section_id, key::text as sort_key
      from (select * from popular union all select * from others) as found
      order by key desc, pin_id desc limit $5`,
  };
}

const STATEMENTS = new Map(
  FEED_SORTS.flatMap((sort) => FEED_PARTS.map((part) => [`${sort} ${part}`, statement(sort, part)] as const)),
);

/** Whose places are listed, how, and behind which one. */
export interface FeedRequest {
  /** The board's id, or the section's for its part. */
  of: Id;
  part: FeedPart;
  sort: FeedSort;
  after: { sort_key: string; pin_id: string } | null;
  limit: number;
}

export async function listPlaces(db: Queryable, request: FeedRequest): Promise<FeedPlace[]> {
  const { of, part, sort, after, limit } = request;
  const found = STATEMENTS.get(`${sort} ${part}`);
  if (!found) throw new Error(`no feed is sorted ${sort} ${part}`);
  const { start, isDescending } =
    sort === 'popular' ? { start: 'infinity', isDescending: true } : ORDERS[sort];
  const { sort_key, pin_id } = after ?? { sort_key: start, pin_id: isDescending ? LARGEST : '0' };
  return db.rows<FeedPlace>(found, [homeOf(of), of, sort_key, pin_id, limit]);
}
