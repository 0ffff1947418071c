import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { Counts, DayRange, Kind } from '../analytics.ts';
import { ADDS_UP, shownThings } from '../shown-things.ts';

export interface DayRow extends Counts {
  kind: Kind;
  thing_id: Id;
  board_id: Id;
  day: string;
  people: number;
  new_people: number;
}

const DAYS: Statement = {
  name: 'analytics-days',
  text: `select kind, thing_id, board_id, day::text, impressions, closeups, saves, outbound_clicks, pin_ms::float8, people,
      new_people
    from analytics_days where home = $1 and owner_id = $2 and day between $4 and $5 and ${ADDS_UP}
      and thing_id in (select $2::bigint union all select $3::bigint
        union all select board_id from analytics_days
          where home = $1 and owner_id = $2 and thing_id = $3 and day between $4 and $5)`,
};

/** Of all of the owner's pins, of one thing, and of the boards that it was on. Days without anything are missing. */
export function listDays(db: Queryable, ownerId: Id, thingId: Id, { from, to }: DayRange): Promise<DayRow[]> {
  return db.rows<DayRow>(DAYS, [homeOf(ownerId), ownerId, thingId, from, to]);
}

const SHOWN: Statement = {
  name: 'analytics-shown',
  // Uses analytics_days_of_kind.
  text: `${shownThings("kind = 'board' or board_id = any($5::bigint[])")}
    select thing_id, period::int from shown where thing_id = any($5::bigint[])`,
};

export const keyOf = ({ from, to }: DayRange): string => `${from} ${to}`;

/** By thing, the keys of the periods in which it may be shown. */
export async function mapShown(
  db: Queryable,
  ownerId: Id,
  things: readonly Id[],
  periods: readonly DayRange[],
): Promise<Map<Id, Set<string>>> {
  const bounds = [periods.map(({ from }) => from), periods.map(({ to }) => to)];
  const rows = await db.rows<{ thing_id: Id; period: number }>(SHOWN, [
    ...[homeOf(ownerId), ownerId, ...bounds, things],
  ]);
  const byThing = Map.groupBy(rows, (row) => row.thing_id);
  const keys = periods.map(keyOf);
  return new Map(
    [...byThing].map(([id, ofThing]) => [id, new Set(ofThing.map(({ period }) => keys[period - 1] ?? ''))]),
  );
}

const FOLLOWERS: Statement = {
  name: 'analytics-followers',
  // Uses followers_newest.
  text: `select (created_at at time zone 'UTC')::date::text as day, count(*)::int as gained from followers
    where home = $1 and followee_id = $2 and created_at >= $3::date at time zone 'UTC'
      and created_at < ($4::date + 1) at time zone 'UTC'
    group by 1 order by 1`,
};

/** By day, those who still follow. */
export async function mapFollowersGained(
  db: Queryable,
  personId: Id,
  { from, to }: DayRange,
): Promise<Map<string, number>> {
  const rows = await db.rows<{ day: string; gained: number }>(FOLLOWERS, [
    ...[homeOf(personId), personId, from, to],
  ]);
  return new Map(rows.map(({ day, gained }) => [day, gained]));
}
