import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import { FEED_PARTS, type FeedPart, type FeedSort } from './board-feed.ts';

export interface FeedPlace {
  pin_id: Id;
  section_id: Id | null;
  /** Text, to keep every digit. */
  sort_key: string;
  /** Needed only to sort by popularity: the last place in manual order that is compared. */
  bound_rank?: string;
  bound_pin_id?: Id;
}

interface Order {
  key: string;
  type: 'bigint' | 'timestamptz';
  isDescending: boolean;
  /** Comes before every key. */
  start: string;
}

const LARGEST = '9223372036854775807';

// Each with its index.
const ORDERS: Record<Exclude<FeedSort, 'popular'>, Order> = {
  default: { key: 'b.rank', type: 'bigint', isDescending: true, start: LARGEST }, // board_pins_ranked, _of_section, _unsectioned
  newest: { key: 'b.saved_at', type: 'timestamptz', isDescending: true, start: 'infinity' }, // board_pins_newest
  oldest: { key: 'b.saved_at', type: 'timestamptz', isDescending: false, start: '-infinity' }, // board_pins_newest
};

/**
 * Popular pins among this many first in manual order come first; the others follow in manual order, so that no page
 * reads more.
 */
export const MOST_COMPARED = 5_000;

const CONDITIONS: Record<FeedPart, string> = {
  all: 'b.board_id = $2',
  unsectioned: 'b.board_id = $2 and b.section_id is null',
  section: 'b.section_id = $2',
};

function statement(sort: Exclude<FeedSort, 'popular'>, part: FeedPart): Statement {
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

// Ties follow the manual order, as ids of several homes are not in order of time. Ranks have 16 digits and counts 10;
// a leading 1 puts these before all that are not compared.
const POPULARITY = '(10000000000 + p.repin_count) * 10000000000000000::numeric + c.rank';

/**
 * The first page finds the bound; later pages get it and compare everything above it. Uses the indexes of the
 * manual order twice.
 */
function popularStatement(part: FeedPart, page: 'first' | 'later'): Statement {
  const byHand = `from board_pins b where b.home = $1 and ${CONDITIONS[part]}`;
  const [which, bound] = {
    first: [
      `order by b.rank desc, b.pin_id desc limit ${MOST_COMPARED}`,
      'select c.rank, c.pin_id from compared c order by c.rank, c.pin_id limit 1',
    ],
    later: [
      'and (b.rank, b.pin_id) >= ($6::bigint, $7::bigint)',
      'select $6::bigint as rank, $7::bigint as pin_id',
    ],
  }[page];
  return {
    name: `board-feed-popular-${page}-${part}`,
    text: `with compared as materialized (select b.pin_id, b.section_id, b.rank ${byHand} ${which}),
      bound as materialized (${bound}),
      popular as (
        select c.pin_id, c.section_id, ${POPULARITY} as key from compared c
        join pins p on p.home = (c.pin_id >> 51)::smallint and p.id = c.pin_id
        where (${POPULARITY}, c.pin_id) < ($3::numeric, $4::bigint)
        order by key desc, c.pin_id desc limit $5),
      others as (
        select b.pin_id, b.section_id, b.rank::numeric as key ${byHand}
          and (b.rank, b.pin_id) < ((select rank from bound), (select pin_id from bound))
        order by b.rank desc, b.pin_id desc limit $5)
      select f.pin_id, f.section_id, f.key::text as sort_key, b.rank::text as bound_rank, b.pin_id as bound_pin_id
      from (select * from popular union all select * from others) as f, bound b
      order by f.key desc, f.pin_id desc limit $5`,
  };
}

const STATEMENTS = new Map<string, Statement>(
  FEED_PARTS.flatMap((part) => [
    ...(['default', 'newest', 'oldest'] as const).map(
      (sort) => [`${sort} ${part}`, statement(sort, part)] as const,
    ),
    ...(['first', 'later'] as const).map(
      (page) => [`popular ${page} ${part}`, popularStatement(part, page)] as const,
    ),
  ]),
);

export type FeedStart = Pick<FeedPlace, 'sort_key' | 'bound_rank'> & {
  pin_id: string;
  bound_pin_id?: string;
};

export interface FeedRequest {
  /** The board's id, or the section's if `part` is `section`. */
  of: Id;
  part: FeedPart;
  sort: FeedSort;
  after: FeedStart | null;
  limit: number;
}

/** `$1` is the list's home. */
export function placesOf(request: FeedRequest): { statement: Statement; values: readonly unknown[] } {
  const { of, part, sort, after, limit } = request;
  if (sort === 'popular' && (!after || isCompared(after))) return popularPlacesOf(request);
  // Those not compared are in manual order.
  const order = sort === 'popular' ? 'default' : sort;
  const { start, isDescending } = ORDERS[order];
  const { sort_key, pin_id } = after ?? { sort_key: start, pin_id: isDescending ? LARGEST : '0' };
  return { statement: statementOf(`${order} ${part}`), values: [homeOf(of), of, sort_key, pin_id, limit] };
}

const isCompared = ({ sort_key }: FeedStart) => Number(sort_key) > Number(LARGEST);

function popularPlacesOf({ of, part, after, limit }: FeedRequest): ReturnType<typeof placesOf> {
  const { sort_key, pin_id, bound_rank, bound_pin_id } = after ?? { sort_key: 'infinity', pin_id: LARGEST };
  const values = [homeOf(of), of, sort_key, pin_id, limit];
  if (!bound_rank || !bound_pin_id) return { statement: statementOf(`popular first ${part}`), values };
  return { statement: statementOf(`popular later ${part}`), values: [...values, bound_rank, bound_pin_id] };
}

export function listPlaces(db: Queryable, request: FeedRequest): Promise<FeedPlace[]> {
  const { statement, values } = placesOf(request);
  return db.rows<FeedPlace>(statement, values);
}

function statementOf(name: string): Statement {
  const found = STATEMENTS.get(name);
  if (!found) throw new Error(`no feed is ${name}`);
  return found;
}
