import { isActive } from '#features/core/people/person-row.ts';
import type { Queryable, Statement } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import type {
  BidStrategyType,
  BillableEvent,
  BudgetType,
  ObjectiveType,
  PacingType,
  PlacementGroup,
  TargetingSpec,
} from './campaign.ts';
import { PIN_FINGERPRINT } from './tree-rows.store.ts';

export interface ServableAdRow {
  ad_id: Id;
  ad_group_id: Id;
  campaign_id: Id;
  ad_account_id: Id;
  owner_id: Id;
  owner_name: string;
  pin_id: Id;
  destination_url: string | null;
  objective_type: ObjectiveType;
  billable_event: BillableEvent;
  bid_micro: string | null;
  bid_strategy_type: BidStrategyType;
  budget_type: BudgetType;
  budget_micro: string | null;
  campaign_daily_micro: string | null;
  campaign_lifetime_micro: string | null;
  start_time: Date | null;
  end_time: Date | null;
  targeting: TargetingSpec;
  placement_group: PlacementGroup;
  pacing_delivery_type: PacingType;
  currency: string;
  time_zone: string;
  product_group_id: Id | null;
}

/** All that an ad needs lives in its home. */
const servable = (
  which: string,
  joined = '',
) => `select a.id as ad_id, a.ad_group_id, a.campaign_id, a.ad_account_id, o.owner_id, u.full_name as owner_name, a.pin_id,
      a.destination_url, c.objective_type, g.billable_event, g.bid_in_micro_currency as bid_micro, g.bid_strategy_type, g.budget_type,
      g.budget_in_micro_currency as budget_micro, c.daily_spend_cap as campaign_daily_micro,
      c.lifetime_spend_cap as campaign_lifetime_micro, greatest(c.start_time, g.start_time) as start_time,
      least(c.end_time, g.end_time) as end_time, g.targeting, g.placement_group, g.pacing_delivery_type, o.currency, o.time_zone,
      a.product_group_id
    from ads a
    join ad_groups g on g.home = a.home and g.id = a.ad_group_id and g.status = 'ACTIVE'
    join ad_campaigns c on c.home = a.home and c.id = a.campaign_id and c.status = 'ACTIVE'
    join ad_accounts o on o.home = a.home and o.id = a.ad_account_id and o.closed_at is null and o.balance_micro > 0
    join users u on u.home = o.home and u.id = o.owner_id and u.is_partner and ${isActive('u')}
    ${joined}
    where ${which} and a.status = 'ACTIVE' and a.id > $1::bigint
      and coalesce(least(c.end_time, g.end_time) > $2::timestamptz, true)
    order by a.id limit $3`;

const SERVABLE: Statement = {
  name: 'ads-servable',
  // Uses ads_servable, which tells each home what to read.
  text: servable(
    "a.review_status = 'APPROVED' and a.product_group_id is null",
    `join pins p on p.home = a.home and p.id = a.pin_id and coalesce(a.pin_fingerprint = ${PIN_FINGERPRINT}, true)`,
  ),
};

const SERVABLE_GROUPS: Statement = {
  name: 'ads-servable-groups',
  // Uses ads_servable_groups.
  text: servable('a.product_group_id is not null and a.products_approved_at is not null'),
};

/** In the order of ids, after the given one. */
export async function listServableRows(
  db: Queryable,
  { of, after, limit, at }: { of: 'pins' | 'groups'; after: string; limit: number; at: Date },
): Promise<ServableAdRow[]> {
  return db.rows<ServableAdRow>(of === 'pins' ? SERVABLE : SERVABLE_GROUPS, [after, at, limit]);
}
