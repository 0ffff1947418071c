import type { Queryable, Statement } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';

const SPENT: Statement = {
  name: 'ads-spent',
  // Uses ad_spend_of_day, in all homes.
  text: `select scope_id, day::text, reserved_micro::float8 as reserved_micro from ad_spend
    where day >= $1::date or day = '0001-01-01'`,
};

interface Spent {
  scope_id: Id;
  day: string;
  reserved_micro: number;
}

/** Of all scopes, on these days and in all. */
export async function listSpent(db: Queryable, fromDay: string): Promise<Spent[]> {
  return db.rows<Spent>(SPENT, [fromDay]);
}

const COUNTED: Statement = {
  name: 'ads-counted',
  // Uses ad_hours_lately, in all homes.
  text: `select ad_id, sum(impressions)::int as impressions, sum(outbound_clicks)::int as clicks from ad_hours
    where hour >= $1 group by home, ad_id`,
};

interface Counted {
  ad_id: Id;
  impressions: number;
  clicks: number;
}

export async function listCounted(db: Queryable, since: Date): Promise<Counted[]> {
  return db.rows<Counted>(COUNTED, [since]);
}
