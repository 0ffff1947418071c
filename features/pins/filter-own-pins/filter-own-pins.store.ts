import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import { JOIN_BESIDE, PIN_COLUMNS, type PinRow, readPins } from '../pin.store.ts';
import type { OwnPinFilter } from './own-pin-filter.ts';
import { COLOR_OF_PIN } from './pin-color.store.ts';

// Rides pins_of_pinner, or pins_created where only those are wanted.
const ALL = `pins p ${JOIN_BESIDE} where p.home = $1 and p.pinner_id = $2 and p.id < $3`;

// Rides the primary key of pin_users within the own home, and finds each pin by its whole key.
const FAVORITES = `pin_users f
  join lateral (select * from pins where home = f.home and id = f.pin_id offset 0) as p on p.pinner_id = f.user_id
  ${JOIN_BESIDE}
  where f.home = $1 and f.user_id = $2 and f.favorited_at is not null and f.pin_id < $3
    and f.pin_id >= ($1::bigint << 51) and f.pin_id <= (($1::bigint << 51) | ((1::bigint << 51) - 1))`;

// Looks at each of those pins in turn; topics are found by the primary key of pin_interests.
const NARROWED = `and ($5::text[] is null or ${COLOR_OF_PIN} = any($5))
  and ($6::bigint[] is null or exists (select from pin_interests i
    where i.home = p.home and i.pin_id = p.id and (cardinality($6) = 0 or i.interest_id = any($6))))`;

function statementOf({ isFavorited, isCreated, colors, interests }: OwnPinFilter): Statement {
  const isNarrowed = colors !== null || interests !== null;
  const name = [isFavorited && 'favorited', isCreated && 'created', isNarrowed && 'narrowed'];
  return {
    name: ['pins-filtered', ...name].filter(Boolean).join('-'),
    text: `select ${PIN_COLUMNS} from ${isFavorited ? FAVORITES : ALL} and p.deleted_at is null
      ${isCreated ? 'and not p.is_repin' : ''} ${isNarrowed ? NARROWED : ''}
      order by ${isFavorited ? 'f.pin_id' : 'p.id'} desc limit $4`,
  };
}

const LARGEST_ID = '9223372036854775807';

/** A person's pins that the filter lets through, newest first: within a home ids grow with time. */
export async function listFilteredPins(
  db: Queryable,
  pinnerId: Id,
  filter: OwnPinFilter,
  { before, limit }: { before: Id | null; limit: number },
): Promise<PinRow[]> {
  const { colors, interests } = filter;
  const narrowing = colors || interests ? [colors, interests] : [];
  const values = [homeOf(pinnerId), pinnerId, before ?? LARGEST_ID, limit, ...narrowing];
  return readPins(db, statementOf(filter), values);
}
