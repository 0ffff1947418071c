import { type AttributedCounts, NONE_ATTRIBUTED } from '#features/ads/attribution/attributed.ts';
import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

export interface ReportCounts extends AttributedCounts {
  impressions: number;
  closeups: number;
  saves: number;
  outbound_clicks: number;
  hides: number;
  spend_micro: number;
}

export const NO_COUNTS: ReportCounts = {
  ...{ impressions: 0, closeups: 0, saves: 0, outbound_clicks: 0, hides: 0, spend_micro: 0 },
  ...NONE_ATTRIBUTED,
};

export const SUMS = `coalesce(sum(impressions), 0)::int as impressions, coalesce(sum(closeups), 0)::int as closeups,
  coalesce(sum(saves), 0)::int as saves, coalesce(sum(outbound_clicks), 0)::int as outbound_clicks,
  coalesce(sum(hides), 0)::int as hides, coalesce(sum(spend_micro), 0)::float8 as spend_micro`;

const COMPLETE: Statement = {
  name: 'ad-report-complete',
  // Uses ad_events_due and conversion_events_due.
  text: `select least(
    (select min(occurred_at) from ad_events where home = $1 and ad_account_id = $2 and is_due),
    (select min(received_at) from conversion_events where home = $1 and ad_account_id = $2 and is_due)) as due`,
};

/** The first event or conversion that is not counted yet. */
export async function findFirstDue(db: Queryable, accountId: Id): Promise<Date | null> {
  const [row] = await db.rows<{ due: Date | null }>(COMPLETE, [homeOf(accountId), accountId]);
  return row?.due ?? null;
}

const BEGINNINGS: Statement = {
  name: 'ad-report-range',
  text: `select day::timestamp at time zone $2::text as begins
    from unnest($1::date[]) with ordinality as d (day, place) order by place`,
};

/** When these days begin in this time zone. */
export async function beginningsOf(
  db: Queryable,
  days: readonly string[],
  timeZone: string,
): Promise<Date[]> {
  const rows = await db.rows<{ begins: Date }>(BEGINNINGS, [days, timeZone]);
  return rows.map(({ begins }) => begins);
}

/** A range in whole days of UTC, which are counted, and the hours before and after them. */
export interface WholeDays {
  from: Date;
  until: Date;
}

const DAY_MS = 86_400_000;

const COUNTED: Statement = {
  name: 'ad-report-counted-days',
  text: "select before::timestamp at time zone 'UTC' as before from ad_counted_days where home = $1 and ad_account_id = $2",
};

/** Until when the account has its past days in one row each. */
export async function findCountedUntil(db: Queryable, accountId: Id): Promise<Date | null> {
  const [row] = await db.rows<{ before: Date }>(COUNTED, [homeOf(accountId), accountId]);
  return row?.before ?? null;
}

/** Empty at the end of the range where it has none. */
export function wholeDaysIn(from: Date, until: Date, counted: Date | null): WholeDays {
  const begin = Math.ceil(from.getTime() / DAY_MS) * DAY_MS;
  const end = Math.floor(Math.min(until.getTime(), counted?.getTime() ?? 0) / DAY_MS) * DAY_MS;
  return begin < end ? { from: new Date(begin), until: new Date(end) } : { from: until, until };
}

/** The rows of hours and of whole days in a range: `$3` to `$4`, of which whole days are from `first` to the next value. */
export function rowsInRange(
  [hours, days]: readonly [hours: string, days: string],
  columns: string,
  first: number,
  also = '',
): string {
  const [begin, end] = [`$${first}::timestamptz`, `$${first + 1}::timestamptz`];
  const of = (table: string) =>
    `select ${columns} from ${table} where home = $1 and ad_account_id = $2${also}`;
  return `(${of(hours)} and hour >= $3 and hour < ${begin}
    union all ${of(hours)} and hour >= ${end} and hour < $4
    union all ${of(days)} and day >= (${begin} at time zone 'UTC')::date and day < (${end} at time zone 'UTC')::date) as one`;
}
