import type { PlainSort } from '#features/library/boards/pins-view.ts';
import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import { FEED_PARTS, type FeedPart } from './board-feed.ts';

export interface FeedPlace {
  pin_id: Id;
  section_id: Id | null;
  saved_at: Date;
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
const ORDERS: Record<Exclude<PlainSort, 'popular'>, Order> = {
  default: { key: 'b.rank', type: 'bigint', isDescending: true, start: LARGEST }, // board_pins_ranked, _of_section, _unsectioned
  newest: { key: 'b.saved_at', type: 'timestamptz', isDescending: true, start: 'infinity' }, // board_pins_newest
  oldest: { key: 'b.saved_at', type: 'timestamptz', isDescending: false, start: '-infinity' }, // board_pins_newest
};

/**
 * Popular pins among this many first in manual order come first; the others follow in manual order, so that no page
 * reads more.
 */
export const MOST_COMPARED = 5_000;

export const CONDITIONS: Record<FeedPart, string> = {
  all: 'b.board_id = $2',
  unsectioned: 'b.board_id = $2 and b.section_id is null',
  section: 'b.section_id = $2',
};

/** Pins with a tag live with whose tag it is: `$at` is their home, the next parameters are their id and the tag. */
export function taggedFrom(at: number | null): { step: string; condition: string } {
  if (at === null) return { step: '', condition: '' };
  return {
    step: `tagged as materialized (select x.pin_id from tags t
      join pin_tags x on x.home = t.home and x.tag_id = t.id
      where t.home = $${at} and t.user_id = $${at + 1} and t.id = $${at + 2} and t.deleted_at is null)`,
    condition: 'and b.pin_id in (select pin_id from tagged)',
  };
}

function statement(sort: Exclude<PlainSort, 'popular'>, part: FeedPart, isTagged: boolean): Statement {
  const { key, type, isDescending } = ORDERS[sort];
  const direction = isDescending ? 'desc' : 'asc';
  const { step, condition } = taggedFrom(isTagged ? 6 : null);
  return {
    name: `board-feed-${sort}-${part}${isTagged ? '-tagged' : ''}`,
    text: `${step && `with ${step} `}select b.pin_id, b.section_id, b.saved_at, (${key})::text as sort_key from board_pins b
      where b.home = $1 and ${CONDITIONS[part]} ${condition}
        and (${key}, b.pin_id) ${isDescending ? '<' : '>'} ($3::${type}, $4::bigint)
      order by ${key} ${direction}, b.pin_id ${direction} limit $5`,
  };
}

// Ties follow the manual order, as ids of several homes are not in order of time. Ranks have 16 digits and counts 10;
// a leading 1 puts these before all that are not compared.
const POPULARITY = '(10000000000 + c.repin_count) * 10000000000000000::numeric + c.rank';

/**
 * The first page finds the bound; later pages get it and compare everything above it. Uses the indexes of the
 * manual order twice.
 */
function popularStatement(part: FeedPart, page: 'first' | 'later', isTagged: boolean): Statement {
  const { step, condition } = taggedFrom(isTagged ? { first: 6, later: 8 }[page] : null);
  const byHand = `from board_pins b where b.home = $1 and ${CONDITIONS[part]} ${condition}`;
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
    name: `board-feed-popular-${page}-${part}${isTagged ? '-tagged' : ''}`,
    text: `with ${step && `${step}, `}compared as materialized (select b.pin_id, b.section_id, b.saved_at, b.rank ${byHand} ${which}),
      bound as materialized (${bound}),
      counted as materialized (
        select c.pin_id, c.section_id, c.saved_at, c.rank, p.repin_count from compared c
        join pins p on p.home = (c.pin_id >> 51)::smallint and p.id = c.pin_id),
      popular as (
        select c.pin_id, c.section_id, c.saved_at, ${POPULARITY} as key from counted c
        where (${POPULARITY}, c.pin_id) < ($3::numeric, $4::bigint)
        order by key desc, c.pin_id desc limit $5),
      others as (
        select b.pin_id, b.section_id, b.saved_at, b.rank::numeric as key ${byHand}
          and (b.rank, b.pin_id) < ((select rank from bound), (select pin_id from bound))
        order by b.rank desc, b.pin_id desc limit $5)
      select f.pin_id, f.section_id, f.saved_at, f.key::text as sort_key, b.rank::text as bound_rank, b.pin_id as bound_pin_id
      from (select * from popular union all select * from others) as f, bound b
      order by f.key desc, f.pin_id desc limit $5`,
  };
}

const nameOf = (which: string, part: FeedPart, isTagged: boolean) =>
  `${which} ${part}${isTagged ? ' tagged' : ''}`;

const STATEMENTS = new Map<string, Statement>(
  FEED_PARTS.flatMap((part) =>
    [false, true].flatMap((isTagged) => [
      ...(['default', 'newest', 'oldest'] as const).map(
        (sort) => [nameOf(sort, part, isTagged), statement(sort, part, isTagged)] as const,
      ),
      ...(['first', 'later'] as const).map(
        (page) =>
          [nameOf(`popular ${page}`, part, isTagged), popularStatement(part, page, isTagged)] as const,
      ),
    ]),
  ),
);

export type FeedStart = Pick<FeedPlace, 'sort_key' | 'bound_rank'> & {
  pin_id: string;
  bound_pin_id?: string;
};

export interface PlainRequest {
  /** The board's id, or the section's if `part` is `section`. */
  of: Id;
  part: FeedPart;
  sort: PlainSort;
  /** Only pins of this viewer that have this tag of theirs. */
  tagged: { viewerId: Id; tag: Id } | null;
  after: FeedStart | null;
  limit: number;
}

/** `$1` is the list's home. */
export function placesOf(request: PlainRequest): { statement: Statement; values: readonly unknown[] } {
  const { of, part, sort, tagged, after, limit } = request;
  if (sort === 'popular' && (!after || isCompared(after))) return popularPlacesOf(request);
  // Those not compared are in manual order.
  const order = sort === 'popular' ? 'default' : sort;
  const { start, isDescending } = ORDERS[order];
  const { sort_key, pin_id } = after ?? { sort_key: start, pin_id: isDescending ? LARGEST : '0' };
  const values = [homeOf(of), of, sort_key, pin_id, limit, ...valuesOfTag(tagged)];
  return { statement: statementOf(nameOf(order, part, tagged !== null)), values };
}

const isCompared = ({ sort_key }: FeedStart) => Number(sort_key) > Number(LARGEST);

export const valuesOfTag = (tagged: PlainRequest['tagged']) =>
  tagged ? [homeOf(tagged.viewerId), tagged.viewerId, tagged.tag] : [];

function popularPlacesOf({ of, part, tagged, after, limit }: PlainRequest): ReturnType<typeof placesOf> {
  const { sort_key, pin_id, bound_rank, bound_pin_id } = after ?? { sort_key: 'infinity', pin_id: LARGEST };
  const isLater = bound_rank !== undefined && bound_pin_id !== undefined;
  const bound = isLater ? [bound_rank, bound_pin_id] : [];
  const values = [homeOf(of), of, sort_key, pin_id, limit, ...bound, ...valuesOfTag(tagged)];
  const page = isLater ? 'later' : 'first';
  return { statement: statementOf(nameOf(`popular ${page}`, part, tagged !== null)), values };
}

export function listPlaces(db: Queryable, request: PlainRequest): Promise<FeedPlace[]> {
  const { statement, values } = placesOf(request);
  return db.rows<FeedPlace>(statement, values);
}

function statementOf(name: string): Statement {
  const found = STATEMENTS.get(name);
  if (!found) throw new Error(`no feed is ${name}`);
  return found;
}
