import { z } from 'zod';
import type { AdAccountRow } from '#features/ads/ad-accounts/ad-account.service.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { AdRow } from '../ad.store.ts';
import {
  AD_STATUSES,
  BID_STRATEGY_TYPES,
  BILLABLE_EVENTS,
  BUDGET_TYPES,
  OBJECTIVE_TYPES,
  PACING_TYPES,
  PLACEMENT_GROUPS,
} from '../campaign.ts';
import { SUMMARY_STATUSES, summaryStatus } from '../summary-status.ts';
import { daysOf } from '../tree-options.ts';
import type { AdGroupRow, CampaignRow, Spent } from '../tree-rows.store.ts';
import { adAnswer, presentAd, targetingAnswer } from './ad.view.ts';

const ofBoth = {
  id: z.string(),
  name: z.string(),
  status: z.enum(AD_STATUSES),
  summary_status: z.enum(SUMMARY_STATUSES),
  /** Days of the account's time zone. */
  start_date: z.string().nullable(),
  /** The last one. */
  end_date: z.string().nullable(),
  /** It has begun, so its start stays. */
  has_begun: z.boolean(),
  spent_today_in_micro_currency: z.number(),
  spent_in_micro_currency: z.number(),
};

export const treeAnswer = z.object({
  ad_account: z.object({ id: z.string(), currency: z.string(), time_zone: z.string() }),
  campaign: z.object({
    ...ofBoth,
    type: z.literal('campaign'),
    objective_type: z.enum(OBJECTIVE_TYPES),
    /** Its audience and bid are chosen from its pins. */
    is_automated: z.boolean(),
    daily_spend_cap: z.number().nullable(),
    lifetime_spend_cap: z.number().nullable(),
  }),
  ad_groups: z.array(
    z.object({
      ...ofBoth,
      type: z.literal('ad_group'),
      budget_in_micro_currency: z.number().nullable(),
      budget_type: z.enum(BUDGET_TYPES),
      bid_in_micro_currency: z.number().nullable(),
      bid_strategy_type: z.enum(BID_STRATEGY_TYPES),
      billable_event: z.enum(BILLABLE_EVENTS),
      placement_group: z.enum(PLACEMENT_GROUPS),
      pacing_delivery_type: z.enum(PACING_TYPES),
      targeting_spec: targetingAnswer,
    }),
  ),
  /** Of the ad group that was asked for. */
  ads: z.array(adAnswer),
});
export type TreeAnswer = z.output<typeof treeAnswer>;

interface Tree {
  account: AdAccountRow;
  campaign: CampaignRow;
  groups: AdGroupRow[];
  ads: AdRow[];
  spentOf: (id: Id) => Spent;
}

export function presentTree({ account, campaign, groups, ads, spentOf }: Tree, now: Date): TreeAnswer {
  const isAccountClosed = account.closed_at !== null;
  const present = (row: CampaignRow | AdGroupRow, above: AdGroupRow['status'][]) => {
    const { id, name, status, start_time: start, end_time: end } = row;
    const { today, ever } = spentOf(id);
    const statuses = [...above, status];
    return {
      ...{ id, name, status, summary_status: summaryStatus({ statuses, start, end, isAccountClosed }, now) },
      ...daysOf(row, account.time_zone),
      has_begun: start !== null && start <= now,
      ...{ spent_today_in_micro_currency: today, spent_in_micro_currency: ever },
    };
  };
  const { objective_type, is_automated, daily_spend_cap, lifetime_spend_cap } = campaign;
  return {
    ad_account: { id: account.id, currency: account.currency, time_zone: account.time_zone },
    campaign: {
      ...present(campaign, []),
      type: 'campaign',
      ...{ objective_type, is_automated, daily_spend_cap, lifetime_spend_cap },
    },
    ad_groups: groups.map((group) => ({
      ...present(group, [campaign.status]),
      type: 'ad_group' as const,
      budget_in_micro_currency: group.budget_in_micro_currency,
      budget_type: group.budget_type,
      bid_in_micro_currency: group.bid_in_micro_currency,
      bid_strategy_type: group.bid_strategy_type,
      billable_event: group.billable_event,
      placement_group: group.placement_group,
      pacing_delivery_type: group.pacing_delivery_type,
      targeting_spec: group.targeting,
    })),
    ads: ads.map((ad) => presentAd(ad, { isAccountClosed, now })),
  };
}
