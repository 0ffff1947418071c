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
  type: 'bigint' | 'timestamptz' | 'numeric';
  isDescending: boolean;
  /** Stands before every key. */
  start: string;
  join?: string;
}

const LARGEST = '9223372036854775807';

// Each with the index that it rides; `popular` sorts the places of one board whole, joined by the primary key of pins.
const ORDERS: Record<FeedSort, Order> = {
  default: { key: 'b.rank', type: 'bigint', isDescending: true, start: LARGEST }, // board_pins_ranked, _of_section, _unsectioned
  newest: { key: 'b.saved_at', type: 'timestamptz', isDescending: true, start: 'infinity' }, // board_pins_newest
  oldest: { key: 'b.saved_at', type: 'timestamptz', isDescending: false, start: '-infinity' }, // board_pins_newest
  popular: {
    // Among those saved equally often the order by hand decides: ids of several homes say nothing of time.
    key: 'p.repin_count * 10000000000000000::numeric + b.rank',
    type: 'numeric',
    isDescending: true,
    start: 'infinity',
    join: 'join pins p on p.home = (b.pin_id >> 51)::smallint and p.id = b.pin_id',
  },
};

const CONDITIONS: Record<FeedPart, string> = {
  all: 'b.board_id = $2',
  unsectioned: 'b.board_id = $2 and b.section_id is null',
  section: 'b.section_id = $2',
};

function statement(sort: FeedSort, part: FeedPart): Statement {
  const { key, type, isDescending, join = '' } = ORDERS[sort];
  const direction = isDescending ? 'desc' : 'asc';
  return {
    name: `board-feed-${sort}-${part}`,
    text: `select b.pin_id, b.section_id, (${key})::text as sort_key from board_pins b ${join}
      where b.home = $1 and ${CONDITIONS[part]}
        and (${key}, b.pin_id) ${isDescending ? '<' : '>'} ($3::${type}, $4::bigint)
      order by ${key} ${direction}, b.pin_id ${direction} limit $5`,
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
  const { start, isDescending } = ORDERS[sort];
  const { sort_key, pin_id } = after ?? { sort_key: start, pin_id: isDescending ? LARGEST : '0' };
  return db.rows<FeedPlace>(found, [homeOf(of), of, sort_key, pin_id, limit]);
}
