import type { MoneyDisplay } from '#features/ads/ad-accounts/money.ts';
import { NAMED_OBJECTIVES, type NamedObjective } from '#features/ads/campaigns/campaign.ts';
import { addDays, daysIn } from '#features/measure/analytics/analytics.ts';
import {
  AD_FILTERS,
  type AdFilter,
  COMPARISONS,
  type Comparison,
  LONGEST_REPORT_DAYS,
  REPORT_COLUMNS,
  REPORT_DAYS,
  REPORT_ORDERS,
  REPORT_SORTS,
  type ReportColumn,
  type ReportLevel,
  type ReportOrder,
  type ReportSort,
  STATUS_FILTERS,
  type StatusFilter,
} from './report.ts';

export const COLUMN_SETS = ['performance', 'engagement'] as const;
export type ColumnSet = (typeof COLUMN_SETS)[number];

export const COLUMNS: Record<ColumnSet, readonly ReportColumn[]> = {
  performance: ['spend', 'impressions', 'outbound_clicks', 'click_rate', 'click_price'],
  engagement: ['impressions', 'closeups', 'saves', 'outbound_clicks', 'hides'],
};

/** What was just done, before the report was opened. */
export const MESSAGES = ['created', 'edited', 'duplicated', 'paused', 'resumed', 'archived'] as const;
export type ReportMessage = (typeof MESSAGES)[number];

/** What an address of a report asks for. */
export interface ReportQuery {
  objectiveTypes: NamedObjective[];
  campaignIds: string[];
  adGroupIds: string[];
  pinPromotionIds: string[];
  productGroupIds: string[];
  name: string;
  message: ReportMessage | null;
  campaignFilter: StatusFilter;
  adGroupFilter: StatusFilter;
  adFilter: AdFilter;
  sort: ReportSort;
  order: ReportOrder | null;
  /** Null is as the viewer prefers. */
  days: ReportDays | null;
  from: string | null;
  to: string | null;
  compare: Comparison | null;
  columns: ReportColumn[];
}

type ReportDays = (typeof REPORT_DAYS)[number];

export const ALL_SHOWN: ReportQuery = {
  ...{ objectiveTypes: [], campaignIds: [], adGroupIds: [], pinPromotionIds: [], productGroupIds: [] },
  ...{ name: '', message: null, campaignFilter: 'all', adGroupFilter: 'all', adFilter: 'all' },
  ...{ sort: 'newest', order: null },
  ...{ days: null, from: null, to: null, compare: null, columns: [] },
};

export const OBJECTIVES = Object.keys(NAMED_OBJECTIVES) as NamedObjective[];

const MOST_IDS = 100;
const LONGEST_NAME = 255;

/** `refused` names the parameters whose values nothing has; they count as if they were not there. */
export function readReportQuery(asked: URLSearchParams): { query: ReportQuery; refused: string[] } {
  const refused: string[] = [];
  const refuse = <T>(name: string, instead: T): T => {
    refused.push(name);
    return instead;
  };
  const listOf = (name: string) =>
    asked
      .getAll(name)
      .flatMap((text) => text.split(','))
      .map((one) => one.trim())
      .filter(Boolean);
  const ids = (name: string) => {
    const all = [...new Set(listOf(name))];
    const isRight = all.length <= MOST_IDS && all.every((id) => /^[1-9]\d{0,18}$/.test(id));
    return isRight ? all : refuse(name, []);
  };
  const oneOf = <const T extends string>(name: string, among: readonly T[], standard: T): T => {
    const text = asked.get(name);
    if (text === null || text === '') return standard;
    return among.find((one) => one === text.toLowerCase()) ?? refuse(name, standard);
  };
  const maybe = <const T extends string>(name: string, among: readonly T[]): T | null =>
    asked.get(name) ? oneOf(name, [...among, ''], '') || null : null;
  const objectives = listOf('objectiveTypes');
  const known = OBJECTIVES.filter((one) => objectives.includes(one));
  const name = asked.get('name')?.trim() ?? '';
  const columns = listOf('columns').flatMap((one) => COLUMNS[one as ColumnSet] ?? [one]);
  const shown = REPORT_COLUMNS.filter((one) => columns.includes(one));
  const query: ReportQuery = {
    objectiveTypes: known.length === new Set(objectives).size ? known : refuse('objectiveTypes', []),
    campaignIds: ids('campaignIds'),
    adGroupIds: ids('adGroupIds'),
    pinPromotionIds: ids('pinPromotionIds'),
    productGroupIds: ids('productGroupIds'),
    name: name.length <= LONGEST_NAME ? name : refuse('name', ''),
    message: maybe('message', MESSAGES),
    campaignFilter: oneOf('campaignFilter', STATUS_FILTERS, 'all'),
    adGroupFilter: oneOf('adGroupFilter', STATUS_FILTERS, 'all'),
    adFilter: oneOf('adFilter', AD_FILTERS, 'all'),
    sort: oneOf('sort', REPORT_SORTS, ALL_SHOWN.sort),
    order: maybe('order', REPORT_ORDERS),
    compare: maybe('compare', COMPARISONS),
    ...readDays(asked, refuse),
    columns: shown.length === new Set(columns).size ? shown : refuse('columns', []),
  };
  return { query, refused };
}

/** Dates come before a number of days. */
function readDays(asked: URLSearchParams, refuse: (name: string, instead: null) => null) {
  const [from, to, days] = ['from', 'to', 'days'].map((name) => asked.get(name) || null);
  const isDay = (text: string) => !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;
  const known = REPORT_DAYS.find((one) => String(one) === days) ?? (days ? refuse('days', null) : null);
  if (!from && !to) return { days: known, from: null, to: null };
  const isRange = from && to && isDay(from) && isDay(to);
  const length = isRange ? daysIn({ from, to }) : 0;
  if (length >= 1 && length <= LONGEST_REPORT_DAYS) return { days: null, from: from ?? null, to: to ?? null };
  refuse(isRange || !from ? 'to' : 'from', null);
  return { days: known, from: null, to: null };
}

const PATHS: Record<ReportLevel, string> = {
  CAMPAIGN: '/advertiser/reporting/campaigns/',
  AD_GROUP: '/advertiser/reporting/adgroups/',
  AD: '/advertiser/reporting/ads/',
  PRODUCT_GROUP: '/advertiser/reporting/productgroups/',
  PRODUCT_ITEM: '/advertiser/reporting/productitems/',
};

/** The last part of the address of a level. */
export const LEVEL_NAMES = {
  ...({ campaigns: 'CAMPAIGN', adgroups: 'AD_GROUP', ads: 'AD' } as const),
  ...({ productgroups: 'PRODUCT_GROUP', productitems: 'PRODUCT_ITEM' } as const),
};

/** Leaves out what is as usual. */
export function reportPath(level: ReportLevel, query: Partial<ReportQuery>): string {
  const path = PATHS[level];
  const sent = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    const text = String(value ?? '');
    if (text !== '' && text !== String(ALL_SHOWN[name as keyof ReportQuery] ?? '')) sent.set(name, text);
  }
  // Ids and names of objectives need no escapes, and neither do the commas between them.
  const text = sent.toString().replaceAll('%2C', ',');
  return text ? `${path}?${text}` : path;
}

/** The report of campaigns with this objective alone. */
export const objectivePath = (objective: NamedObjective): string =>
  reportPath('CAMPAIGN', { objectiveTypes: [objective] });

const SOLD_FROM_CATALOGS: readonly string[] = ['TEMPORARY_SHOPPING', 'CATALOG_SALES'];

/** Where a row leads: one level down; an ad or a product leads to its pin, if it has one. */
export function pathBelow(
  level: ReportLevel,
  row: { id: string; objectiveType: string; pinId: string | null },
): string | null {
  if (level === 'CAMPAIGN') return reportPath('AD_GROUP', { campaignIds: [row.id] });
  if (level === 'PRODUCT_GROUP') return reportPath('PRODUCT_ITEM', { productGroupIds: [row.id] });
  if (level === 'AD' || level === 'PRODUCT_ITEM') return row.pinId && `/pin/${row.pinId}/`;
  const adGroupIds = [row.id];
  return SOLD_FROM_CATALOGS.includes(row.objectiveType)
    ? reportPath('PRODUCT_GROUP', { adGroupIds })
    : reportPath('AD', { adGroupIds });
}

/** What somebody prefers, where an address says nothing. */
export interface ReportPreferences {
  days: ReportDays;
  compare: Comparison;
  columns: readonly ReportColumn[];
  timeZone: string | null;
  moneyDisplay: MoneyDisplay;
}

export const NO_PREFERENCES: ReportPreferences = {
  ...{ days: 30, compare: 'before', columns: COLUMNS.performance, timeZone: null, moneyDisplay: 'symbol' },
};

interface SentPreferences extends Omit<ReportPreferences, 'timeZone' | 'moneyDisplay'> {
  time_zone: string | null;
  money_display: MoneyDisplay;
}

export const preferencesOf = (sent: SentPreferences): ReportPreferences => ({
  ...{ days: sent.days, compare: sent.compare, columns: sent.columns },
  ...{ timeZone: sent.time_zone, moneyDisplay: sent.money_display },
});

/** What the resources of a report are asked for. */
export function reportOptions(
  adAccountId: string,
  level: ReportLevel,
  query: ReportQuery,
  preferred: ReportPreferences = NO_PREFERENCES,
) {
  return {
    ...{ ad_account_id: adAccountId, level, sort: query.sort, order: query.order, name: query.name },
    ...{ days: query.days ?? preferred.days, start_date: query.from, end_date: query.to },
    ...{ compare: query.compare ?? preferred.compare, time_zone: preferred.timeZone },
    objective_types: query.objectiveTypes,
    campaign_ids: query.campaignIds,
    ad_group_ids: query.adGroupIds,
    ad_ids: query.pinPromotionIds,
    product_group_ids: query.productGroupIds,
    campaign_filter: query.campaignFilter,
    ad_group_filter: query.adGroupFilter,
    ad_filter: query.adFilter,
  };
}
