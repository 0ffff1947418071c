import { userAnalyticsBoardsGet, userAnalyticsPinsGet } from './rank-things/rank-things.resource.ts';
import { onPinAnalyticsGet, userAnalyticsGet } from './show-analytics/show-analytics.resource.ts';
import { timeSpentCreate } from './track-time/track-time.resource.ts';

export const analyticsResources = [
  timeSpentCreate,
  userAnalyticsGet,
  userAnalyticsPinsGet,
  userAnalyticsBoardsGet,
  onPinAnalyticsGet,
] as const;
