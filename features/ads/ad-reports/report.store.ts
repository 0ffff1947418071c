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
