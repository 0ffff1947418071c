import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { Counts, DayRange, Metric } from '../analytics.ts';
import { shownThings } from '../shown-things.ts';

export interface ThingRow extends Counts {
  thing_id: Id;
  board_ms: number;
}

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
    text: `${shownThings('true')}
      select thing_id, impressions, closeups, saves, outbound_clicks, pin_ms, board_ms from shown
      where kind = $5 and (${metric}, thing_id) < ($6::float8, $7::bigint)
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

/** The most of a metric first. */
export function listRankedThings(
  db: Queryable,
  ownerId: Id,
  { kind, range, metric, after, limit }: Ranking,
): Promise<ThingRow[]> {
  const { value, id } = after ?? HIGHEST;
  const values = [homeOf(ownerId), ownerId, [range.from], [range.to], kind, value, id, limit];
  return db.rows<ThingRow>(BY[metric], values);
}
