/** What people who saw an ad are told apart by. */
export const INSIGHT_DIMENSIONS = ['age', 'gender', 'language', 'country', 'placement', 'hour'] as const;
export type InsightDimension = (typeof INSIGHT_DIMENSIONS)[number];

/** As events are called. */
export const INSIGHT_KINDS = ['impression', 'closeup', 'save', 'outbound_click'] as const;
export type InsightKind = (typeof INSIGHT_KINDS)[number];

/** As columns of reports are called. */
export const INSIGHT_MEASURES = ['impressions', 'closeups', 'saves', 'outbound_clicks'] as const;
export type InsightMeasure = (typeof INSIGHT_MEASURES)[number];

/** Events of a day come until its tokens are no longer valid, so a day is told of when two have begun since. */
export const INSIGHT_DELAY_DAYS = 2;

export const INSIGHT_DAYS = [7, 30, 90] as const;
export const USUAL_INSIGHT_DAYS = 30;

interface InsightQuery {
  productGroupId?: string | null;
  days?: number;
  shown?: InsightMeasure;
}

/** Leaves out what is as usual. */
export function insightPath(campaignId: string, { productGroupId, days, shown }: InsightQuery = {}): string {
  const params = new URLSearchParams();
  if (days && days !== USUAL_INSIGHT_DAYS) params.set('days', String(days));
  if (shown && shown !== 'impressions') params.set('show', shown);
  const part = productGroupId ? `product-group/${productGroupId}/` : '';
  const path = `/advertiser/campaign-insights/${campaignId}/${part}`;
  return params.size > 0 ? `${path}?${params}` : path;
}
