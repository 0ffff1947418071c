import type { PinsFilter, PinsSort } from '#features/library/boards/pins-view.ts';
import { PINS_SORTS } from '#features/library/boards/pins-view.ts';
import { ALPHABETS, type Alphabet, inAlphabet, type Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import {
  CONDITIONS,
  type FeedStart,
  type PlainRequest,
  taggedFrom,
  valuesOfTag,
} from './board-feed.store.ts';
import { FEED_PARTS, type FeedPart } from './board-feed.ts';

interface Order {
  key: string;
  type: 'bigint' | 'timestamptz' | 'numeric' | 'text' | 'int';
  isDescending: boolean;
  /** Comes before every key. */
  start: string;
}

const LARGEST = '9223372036854775807';

/** What a card shows as the title; without any, at the end. */
const NAME = "coalesce(nullif(p.title, ''), left(p.description, 100))";

const ORDERS: Record<PinsSort, Order> = {
  default: { key: 'c.rank', type: 'bigint', isDescending: true, start: LARGEST },
  newest: { key: 'c.saved_at', type: 'timestamptz', isDescending: true, start: 'infinity' },
  oldest: { key: 'c.saved_at', type: 'timestamptz', isDescending: false, start: '-infinity' },
  // Ties follow the manual order; ranks have 16 digits.
  popular: {
    key: 'p.repin_count * 10000000000000000::numeric + c.rank',
    type: 'numeric',
    isDescending: true,
    start: 'infinity',
  },
  name: {
    key: `(case when ${NAME} = '' then '1' else '0' || ${NAME} end)`,
    type: 'text',
    isDescending: false,
    start: '',
  },
  color: { key: 'color_place(p.dominant_color)', type: 'int', isDescending: false, start: '-1000000' },
};

interface Narrowed {
  sort: PinsSort;
  part: FeedPart;
  isTagged: boolean;
  alphabet: Alphabet;
}

const KIND = `case when p.kind = 'story' then 'story' when p.kind = 'video' or p.is_animated then 'video' else 'image' end`;

/**
 * Compares all places of the list with their pins, which may be in other homes: reads the board's index once and each
 * pin by its key. Nothing is compared in the join: of a list that seems short, each place would be compared with all pins.
 */
function statement({ sort, part, isTagged, alphabet }: Narrowed): Statement {
  const { key, type, isDescending } = ORDERS[sort];
  const direction = isDescending ? 'desc' : 'asc';
  const { step, condition } = taggedFrom(isTagged ? 11 : null);
  const sorted = type === 'text' ? `j.key ${inAlphabet(alphabet)}` : 'j.key';
  return {
    name: nameOf({ sort, part, isTagged, alphabet }),
    text: `with ${step && `${step}, `}placed as materialized (
        select b.pin_id, b.section_id, b.saved_at, b.rank from board_pins b
        where b.home = $1 and ${CONDITIONS[part]} ${condition}),
      joined as materialized (
        select c.pin_id, c.section_id, c.saved_at, ${key} as key, p.pinner_id, p.dominant_color, p.deleted_at,
          ${KIND} as kind, p.link is not null as has_link
        from placed c join pins p on p.home = (c.pin_id >> 51)::smallint and p.id = c.pin_id)
      select j.pin_id, j.section_id, j.saved_at, j.key::text as sort_key from joined j
      where j.deleted_at is null and (${sorted}, j.pin_id) ${isDescending ? '<' : '>'} ($3::${type}, $4::bigint)
        and ($6::text is null or color_name(j.dominant_color) = $6)
        and ($7::text is null or j.kind = $7)
        and ($8::bigint is null or j.pinner_id = $8)
        and ($9::boolean is null or j.has_link = $9)
        and j.pinner_id <> all($10::bigint[])
      order by ${sorted} ${direction}, j.pin_id ${direction} limit $5`,
  };
}

const nameOf = ({ sort, part, isTagged, alphabet }: Narrowed) =>
  `narrowed-feed-${sort === 'name' ? `name-${alphabet}` : sort}-${part}${isTagged ? '-tagged' : ''}`;

const STATEMENTS = new Map<string, Statement>(
  PINS_SORTS.flatMap((sort) =>
    FEED_PARTS.flatMap((part) =>
      [false, true].flatMap((isTagged) =>
        ALPHABETS.map((alphabet) => {
          const narrowed = { sort, part, isTagged, alphabet };
          return [nameOf(narrowed), statement(narrowed)] as const;
        }),
      ),
    ),
  ),
);

export interface NarrowedRequest extends Omit<PlainRequest, 'sort' | 'after'> {
  sort: PinsSort;
  filter: Omit<PinsFilter, 'author'> & { authorId: Id | null };
  after: Pick<FeedStart, 'sort_key' | 'pin_id'> | null;
  alphabet: Alphabet;
  /** People whose pins are left out. */
  without: readonly Id[];
}

/** `$1` is the list's home. */
export function narrowedPlacesOf(request: NarrowedRequest): {
  statement: Statement;
  values: readonly unknown[];
} {
  const { of, part, sort, tagged, filter, after, without, limit, alphabet } = request;
  const { start, isDescending } = ORDERS[sort];
  const { sort_key, pin_id } = after ?? { sort_key: start, pin_id: isDescending ? LARGEST : '0' };
  const { color, kind, authorId, has_link } = filter;
  const statement = STATEMENTS.get(nameOf({ sort, part, isTagged: tagged !== null, alphabet }));
  if (!statement) throw new Error(`no feed is sorted by ${sort}`);
  const values = [homeOf(of), of, sort_key, pin_id, limit, color, kind, authorId, has_link, without];
  return { statement, values: [...values, ...valuesOfTag(tagged)] };
}

const FORMS: Record<Order['type'], RegExp> = {
  bigint: /^\d{1,19}$/,
  timestamptz: /^\d{4,6}-\d\d-\d\d /,
  numeric: /^\d+$/,
  text: /^[01]/s,
  int: /^-?\d{1,9}$/,
};

/** Whether a key may have come from a list in this order. */
export function isKeyOf(sort: PinsSort, key: string): boolean {
  return FORMS[ORDERS[sort].type].test(key);
}
