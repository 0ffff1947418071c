import {
  AD_STATUSES,
  BID_STRATEGY_TYPES,
  BILLABLE_EVENTS,
  BUDGET_TYPES,
  CHANGE_LEVELS,
  OBJECTIVE_TYPES,
  PACING_TYPES,
  PLACEMENT_GROUPS,
  REVIEW_STATUSES,
} from './campaign.ts';
import { CAMPAIGN_TOOLS } from './choose-tool/choose-tool.ts';

export const TABLES = {
  ad_campaigns: { objective_type: OBJECTIVE_TYPES, status: AD_STATUSES },
  ad_groups: {
    budget_type: BUDGET_TYPES,
    status: AD_STATUSES,
    bid_strategy_type: BID_STRATEGY_TYPES,
    billable_event: BILLABLE_EVENTS,
    placement_group: PLACEMENT_GROUPS,
    pacing_delivery_type: PACING_TYPES,
  },
  ads: { status: AD_STATUSES, review_status: REVIEW_STATUSES },
  ad_changes: { level: CHANGE_LEVELS },
  ad_drafts: {},
  campaign_preferences: { campaign_tool: CAMPAIGN_TOOLS },
};
