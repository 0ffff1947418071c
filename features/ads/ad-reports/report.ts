import { addDays, type DayRange, rangeBefore } from '#features/measure/analytics/analytics.ts';

export const REPORT_LEVELS = ['CAMPAIGN', 'AD_GROUP', 'AD', 'PRODUCT_GROUP', 'PRODUCT_ITEM'] as const;
export type ReportLevel = (typeof REPORT_LEVELS)[number];

/** What a custom report lists. */
export const CUSTOM_LEVELS = ['CAMPAIGN', 'AD_GROUP', 'AD'] as const satisfies readonly ReportLevel[];
export type CustomLevel = (typeof CUSTOM_LEVELS)[number];

/** What a row is where it is changed; a product is changed in its catalog. */
export const CHANGED_LEVELS = {
  ...({ CAMPAIGN: 'CAMPAIGN', AD_GROUP: 'AD_GROUP', AD: 'AD' } as const),
  ...({ PRODUCT_GROUP: 'AD', PRODUCT_ITEM: null } as const),
} satisfies Record<ReportLevel, string | null>;
export type ChangedLevel = NonNullable<(typeof CHANGED_LEVELS)[ReportLevel]>;

/** Statuses that a filter may name, in lower case as addresses have them. */
export const STATUS_FILTERS = ['all', 'active', 'paused', 'archived'] as const;
export type StatusFilter = (typeof STATUS_FILTERS)[number];

/** An ad also has a review. */
export const AD_FILTERS = [...STATUS_FILTERS, 'pending', 'approved', 'rejected'] as const;
export type AdFilter = (typeof AD_FILTERS)[number];

export const REPORT_COLUMNS = [
  'spend',
  'impressions',
  'closeups',
  'saves',
  'outbound_clicks',
  'hides',
  'click_rate',
  'save_rate',
  'click_price',
  'thousand_price',
] as const;
export type ReportColumn = (typeof REPORT_COLUMNS)[number];

export const REPORT_SORTS = ['newest', 'name', 'status', 'budget', ...REPORT_COLUMNS] as const;
export type ReportSort = (typeof REPORT_SORTS)[number];

export const REPORT_ORDERS = ['asc', 'desc'] as const;
export type ReportOrder = (typeof REPORT_ORDERS)[number];

/** Words begin with their first, figures with the largest. */
export const orderOf = (sort: ReportSort): ReportOrder =>
  sort === 'name' || sort === 'status' ? 'asc' : 'desc';

export const REPORT_DAYS = [1, 7, 30, 90] as const;
export const LONGEST_REPORT_DAYS = 366;

/** What the days are compared with: as many before, the same of a year ago, or nothing. */
export const COMPARISONS = ['before', 'year', 'none'] as const;
export type Comparison = (typeof COMPARISONS)[number];

/** 52 weeks, so that days of the week are compared with their like. */
const YEAR_DAYS = 364;

export function comparedWith(range: DayRange, comparison: Comparison): DayRange {
  if (comparison !== 'year') return rangeBefore(range);
  return { from: addDays(range.from, -YEAR_DAYS), to: addDays(range.to, -YEAR_DAYS) };
}

/** How many rows a page of a report has. */
export const REPORT_PAGE = 50;
