import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import { HUES, LEAST_LIGHT, LEAST_RANGE, LIGHTEST_GREY } from '../color-name.ts';
import { joinBeside, type PinRow, pinColumns, readPins, withFavorites } from '../pin.store.ts';
import type { OwnPinFilter } from './own-pin-filter.ts';

const part = (at: number) => `('x' || substr(p.dominant_color, ${at}, 2))::bit(8)::int`;
const hues = HUES.map(([below, name]) => `when 60 * turn < ${below} * range then '${name}'`).join(' ');

// Without each `offset 0` the inner expressions are expanded again for every colour: thirty times as slow.
/** `colorName` of a pin's dominant colour, in SQL. */
export const COLOR_OF_PIN = `(
  select case when most < ${LEAST_LIGHT} then 'black'
    when range < ${LEAST_RANGE} then case when most > ${LIGHTEST_GREY} then 'white' else 'grey' end
    ${hues} end
  from (
    select most, range, case
      when most = red then green - blue + case when green < blue then 6 * range else 0 end
      when most = green then 2 * range + blue - red
      else 4 * range + red - green end as turn
    from (
      select *, greatest(red, green, blue) as most, greatest(red, green, blue) - least(red, green, blue) as range
      from (select ${part(2)} as red, ${part(4)} as green, ${part(6)} as blue offset 0) as parts
      offset 0
    ) as measured
    offset 0
  ) as turned
)`;

const VIEWER = { home: '$1', id: '$2' };
const BESIDE = joinBeside(VIEWER);

// Uses pins_of_pinner, or pins_created where only those are wanted.
const ALL = `pins p ${BESIDE} where p.home = $1 and p.pinner_id = $2 and p.id < $3`;

const FAVORITES = `pin_users m
  join lateral (select * from pins where home = m.home and id = m.pin_id offset 0) as p on p.pinner_id = m.user_id
  ${BESIDE}
  where m.home = $1 and m.user_id = $2 and m.favorited_at is not null and m.pin_id < $3
    and m.pin_id >= ($1::bigint << 51) and m.pin_id <= (($1::bigint << 51) | ((1::bigint << 51) - 1))`;

// Checks each of those pins in turn; topics use the primary key of pin_interests.
const NARROWED = `and ($5::text[] is null or ${COLOR_OF_PIN} = any($5))
  and ($6::bigint[] is null or exists (select 1 from pin_interests i
    where i.home = p.home and i.pin_id = p.id and (cardinality($6) = 0 or i.interest_id = any($6))))`;

// Uses the primary keys of tags and pin_tags.
const tagged = (at: number) => `and p.id in (select x.pin_id from pin_tags x
  join tags t on t.home = x.home and t.id = x.tag_id and t.user_id = $2 and t.deleted_at is null
  where x.home = $1 and x.tag_id = $${at})`;

function statementOf({ isFavorited, isCreated, colors, interests, tag }: OwnPinFilter): Statement {
  const isNarrowed = colors !== null || interests !== null;
  const name = [
    isFavorited && 'favorited',
    isCreated && 'created',
    isNarrowed && 'narrowed',
    tag && 'tagged',
  ];
  return {
    name: ['pins-filtered', ...name].filter(Boolean).join('-'),
    text: withFavorites(
      `select ${pinColumns(VIEWER)} from ${isFavorited ? FAVORITES : ALL} and p.deleted_at is null
      ${isCreated ? 'and not p.is_repin' : ''} ${isNarrowed ? NARROWED : ''}
      ${tag ? tagged(isNarrowed ? 7 : 5) : ''}
      order by ${isFavorited ? 'm.pin_id' : 'p.id'} desc limit $4`,
      VIEWER,
    ),
  };
}

const LARGEST_ID = '9223372036854775807';

/** Newest first: within a home ids grow with time. */
export async function listFilteredPins(
  db: Queryable,
  pinnerId: Id,
  filter: OwnPinFilter,
  { before, limit }: { before: Id | null; limit: number },
): Promise<PinRow[]> {
  const { colors, interests, tag } = filter;
  const narrowing = [...(colors || interests ? [colors, interests] : []), ...(tag ? [tag] : [])];
  const values = [homeOf(pinnerId), pinnerId, before ?? LARGEST_ID, limit, ...narrowing];
  return readPins(db, statementOf(filter), values);
}
