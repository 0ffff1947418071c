import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { Counts, DayRange } from '../analytics.ts';

export interface DayRow extends Counts {
  day: string;
  people: number;
  new_people: number;
}

const DAYS: Statement = {
  name: 'analytics-days',
  text: `select day::text, impressions, closeups, saves, outbound_clicks, pin_ms::float8, people, new_people
    from analytics_days where home = $1 and owner_id = $2 and thing_id = $3 and day between $4 and $5`,
};

/** Days without anything are missing. */
export function listDays(db: Queryable, ownerId: Id, thingId: Id, { from, to }: DayRange): Promise<DayRow[]> {
  return db.rows<DayRow>(DAYS, [homeOf(ownerId), ownerId, thingId, from, to]);
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
