import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import { type Counts, type DayRange, type Metric, SMALLEST_GROUP } from '../analytics.ts';

export interface ThingRow extends Counts {
  thing_id: Id;
  board_ms: number;
}

/** Things of few people come first in `place` and are left out, with the smallest other beside them. */
const RANKED = `with weeks as (
    select thing_id, date_trunc('week', day) as week, sum(impressions) as impressions, sum(closeups) as closeups,
      sum(saves) as saves, sum(outbound_clicks) as outbound_clicks, sum(pin_ms) as pin_ms, sum(board_ms) as board_ms,
      greatest(max(people), sum(new_people)) as people
    from analytics_days where home = $1 and owner_id = $2 and kind = $3 and day between $4 and $5 group by 1, 2),
  things as (
    select thing_id, sum(impressions)::int as impressions, sum(closeups)::int as closeups, sum(saves)::int as saves,
      sum(outbound_clicks)::int as outbound_clicks, sum(pin_ms)::float8 as pin_ms, sum(board_ms)::float8 as board_ms,
      max(people) as people
    from weeks group by thing_id),
  placed as (select *, row_number() over (order by people, thing_id)
      - count(*) filter (where people < ${SMALLEST_GROUP}) over () as place,
    count(*) filter (where people < ${SMALLEST_GROUP}) over () as withheld from things)
  select thing_id, impressions, closeups, saves, outbound_clicks, pin_ms, board_ms from placed
  where place > case when withheld > 0 then 1 else 0 end`;

const BY: Record<Metric, Statement> = {
  impressions: rankedBy('impressions'),
  closeups: rankedBy('closeups'),
  saves: rankedBy('saves'),
  outbound_clicks: rankedBy('outbound_clicks'),
  pin_ms: rankedBy('pin_ms'),
};

function rankedBy(metric: Metric): Statement {
  return {
    name: `analytics-by-${metric}`,
    // Uses analytics_days_of_kind.
    text: `${RANKED} and (${metric}, thing_id) < ($6::float8, $7::bigint)
      order by ${metric} desc, thing_id desc limit $8`,
  };
}

export interface Ranking {
  kind: 'board' | 'pin';
  range: DayRange;
  metric: Metric;
  /** The last row of the page before. */
  after: { value: number; id: Id } | null;
  limit: number;
}

const HIGHEST = { value: Number.MAX_SAFE_INTEGER, id: '9223372036854775807' };

/** The most of a metric first; without those of few people, and the smallest of the others beside them. */
export function listRankedThings(
  db: Queryable,
  ownerId: Id,
  { kind, range, metric, after, limit }: Ranking,
): Promise<ThingRow[]> {
  const { value, id } = after ?? HIGHEST;
  const values = [homeOf(ownerId), ownerId, kind, range.from, range.to, value, id, limit];
  return db.rows<ThingRow>(BY[metric], values);
}
