export const REPORT_LEVELS = ['CAMPAIGN', 'AD_GROUP', 'AD'] as const;
export type ReportLevel = (typeof REPORT_LEVELS)[number];

/** Statuses that a filter may name, in lower case as addresses have them. */
export const STATUS_FILTERS = ['all', 'active', 'paused', 'archived'] as const;
export type StatusFilter = (typeof STATUS_FILTERS)[number];

/** An ad also has a review. */
export const AD_FILTERS = [...STATUS_FILTERS, 'pending', 'approved', 'rejected'] as const;
export type AdFilter = (typeof AD_FILTERS)[number];

export const REPORT_SORTS = [
  'name',
  'spend',
  'impressions',
  'closeups',
  'saves',
  'outbound_clicks',
  'click_rate',
  'newest',
] as const;
export type ReportSort = (typeof REPORT_SORTS)[number];

export const REPORT_DAYS = [7, 30, 90] as const;

/** How many rows a page of a report has. */
export const REPORT_PAGE = 50;
