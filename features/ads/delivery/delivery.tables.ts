import { INSIGHT_DIMENSIONS, INSIGHT_KINDS } from '#features/ads/ad-reports/insight.ts';
import { AD_EVENT_KINDS, PLACEMENTS } from './delivery.ts';

export const TABLES = {
  ad_events: { kind: AD_EVENT_KINDS, placement: PLACEMENTS },
  ad_hours: {},
  ad_days: {},
  ad_counted_days: {},
  ad_spend: {},
  ad_slices: {},
  ad_viewers: {},
  ad_insight_days: { kind: INSIGHT_KINDS, dimension: INSIGHT_DIMENSIONS },
  ad_insight_passes: {},
};
