import type { AdStatus } from '#features/ads/campaigns/campaign.ts';
import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

export interface OrderLineRow {
  id: Id;
  name: string;
  status: AdStatus;
  start_time: Date;
  end_time: Date | null;
  budget_micro: number;
  spent_micro: number;
  remaining_micro: number;
}

export interface OrderLinesAsked {
  /** The first day, as YYYY-MM-DD. */
  month: string;
  timeZone: string;
  after: Id | null;
  limit: number;
}

const UNTIL = `($3::date + interval '1 month')::date`;

/** Days of the month on which something between these times runs. */
const days = (of: string) => `greatest(0,
    least(${UNTIL}, coalesce((${of}.end_time at time zone $4::text)::date + 1, ${UNTIL}))
    - greatest($3::date, (coalesce(${of}.start_time, ${of}.created_at) at time zone $4)::date))`;

const LIST: Statement = {
  name: 'ad-order-lines',
  // Uses the primary key of ad_hours and the indices of the account's campaigns and ad groups.
  text: `with counted as materialized (
      select h.home, h.ad_group_id, h.campaign_id, sum(h.spend_micro)::float8 as ever,
        coalesce(sum(h.spend_micro) filter (where h.hour >= $3::date::timestamp at time zone $4), 0)::float8 as here
      from ad_hours h where h.home = $1 and h.ad_account_id = $2 and h.hour < (${UNTIL})::timestamp at time zone $4
      group by h.home, h.ad_group_id, h.campaign_id
    ), budgets as materialized (
      select g.home, g.campaign_id, case g.budget_type when 'DAILY' then g.budget_in_micro_currency * ${days('g')}
          when 'LIFETIME' then g.budget_in_micro_currency else 0 end::float8 as budget, g.budget_type,
        coalesce(n.ever, 0) as ever, coalesce(n.here, 0) as here, ${days('g')} as days
      from ad_groups g left join counted n on n.home = g.home and n.ad_group_id = g.id
      where g.home = $1 and g.ad_account_id = $2
    ), summed as materialized (
      select home, campaign_id, sum(budget) filter (where days > 0) as budget, sum(here) as here, sum(ever) as ever,
        sum(greatest(0, budget - case budget_type when 'LIFETIME' then ever else here end))
          filter (where days > 0) as remaining, sum(days) as days
      from budgets group by home, campaign_id
    ), lines as (
      select c.id, c.name, c.status, coalesce(c.start_time, c.created_at) as start_time, c.end_time, s.here as spent_micro,
        coalesce(c.daily_spend_cap * ${days('c')}, c.lifetime_spend_cap, s.budget, 0)::float8 as budget_micro,
        greatest(0, coalesce(c.daily_spend_cap * ${days('c')} - s.here, c.lifetime_spend_cap - s.ever, s.remaining, 0))::float8
          as remaining_micro
      from ad_campaigns c join summed s on s.home = c.home and s.campaign_id = c.id
      where c.home = $1 and c.ad_account_id = $2 and (s.here > 0 or (s.days > 0 and ${days('c')} > 0))
    )
    select * from lines where $5::bigint is null or id < $5 order by id desc limit $6`,
};

/** The latest campaign first. */
export function listOrderLineRows(
  db: Queryable,
  accountId: Id,
  { month, timeZone, after, limit }: OrderLinesAsked,
): Promise<OrderLineRow[]> {
  return db.rows<OrderLineRow>(LIST, [homeOf(accountId), accountId, month, timeZone, after, limit]);
}
