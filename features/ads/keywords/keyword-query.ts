import {
  KEYWORD_DAYS,
  KEYWORD_LIMITS,
  KEYWORD_SORTS,
  KEYWORD_STATES,
  type KeywordParent,
  type KeywordSort,
  type KeywordState,
} from './keyword.ts';

interface KeywordReport {
  of: KeywordParent;
  shows: 'positive' | 'negative' | 'searches';
}

/** By the last part of their addresses. */
export const KEYWORD_REPORTS = {
  adGroupPositiveKeywords: { of: 'AD_GROUP', shows: 'positive' },
  adGroupNegativeKeywords: { of: 'AD_GROUP', shows: 'negative' },
  adGroupSearchQueries: { of: 'AD_GROUP', shows: 'searches' },
  campaignNegativeKeywords: { of: 'CAMPAIGN', shows: 'negative' },
  campaignSearchQueries: { of: 'CAMPAIGN', shows: 'searches' },
} as const satisfies Record<string, KeywordReport>;
export type KeywordReportName = keyof typeof KEYWORD_REPORTS;

export const KEYWORD_REPORT_NAMES = Object.keys(KEYWORD_REPORTS) as KeywordReportName[];

/** What an address of these reports asks for. */
export interface KeywordQuery {
  campaignIds: string[];
  adGroupIds: string[];
  name: string;
  state: KeywordState;
  sort: KeywordSort;
  days: (typeof KEYWORD_DAYS)[number];
}

export const ALL_KEYWORDS: KeywordQuery = {
  ...{ campaignIds: [], adGroupIds: [], name: '', state: 'active', sort: 'impressions', days: 30 },
};

const MOST_IDS = 100;

/** `refused` names the parameters whose values nothing has; they count as if they were not there. */
export function readKeywordQuery(asked: URLSearchParams): { query: KeywordQuery; refused: string[] } {
  const refused: string[] = [];
  const refuse = <T>(name: string, instead: T): T => {
    refused.push(name);
    return instead;
  };
  const ids = (name: string) => {
    const all = [...new Set(asked.getAll(name).flatMap((text) => text.split(',')))].filter(Boolean);
    const isRight = all.length <= MOST_IDS && all.every((id) => /^[1-9]\d{0,18}$/.test(id));
    return isRight ? all : refuse(name, []);
  };
  const oneOf = <const T>(name: string, among: readonly T[], standard: T): T => {
    const text = asked.get(name);
    return text ? (among.find((one) => String(one) === text) ?? refuse(name, standard)) : standard;
  };
  const name = asked.get('name')?.trim() ?? '';
  const query: KeywordQuery = {
    campaignIds: ids('campaignIds'),
    adGroupIds: ids('adGroupIds'),
    name: name.length <= KEYWORD_LIMITS.value ? name : refuse('name', ''),
    state: oneOf('state', KEYWORD_STATES, ALL_KEYWORDS.state),
    sort: oneOf('sort', KEYWORD_SORTS, ALL_KEYWORDS.sort),
    days: oneOf('days', KEYWORD_DAYS, ALL_KEYWORDS.days),
  };
  return { query, refused };
}

/** Leaves out what is as usual. */
export function keywordPath(report: KeywordReportName, query: Partial<KeywordQuery>): string {
  const sent = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    const usual = ALL_KEYWORDS[name as keyof KeywordQuery];
    if (String(value) !== '' && String(value) !== String(usual)) sent.set(name, String(value));
  }
  const text = sent.toString().replaceAll('%2C', ',');
  return `/advertiser/reporting/${report}/${text && `?${text}`}`;
}

/** What the resources of such a report are asked for. */
export function searchOptions(adAccountId: string, { of }: KeywordReport, query: KeywordQuery) {
  return {
    ...{ ad_account_id: adAccountId, of, days: query.days, name: query.name },
    ...{ campaign_ids: query.campaignIds, ad_group_ids: query.adGroupIds },
  };
}

export function keywordOptions(adAccountId: string, report: KeywordReport, query: KeywordQuery) {
  const { sort, state } = query;
  return {
    ...searchOptions(adAccountId, report, query),
    sort,
    state,
    is_negative: report.shows === 'negative',
  };
}
