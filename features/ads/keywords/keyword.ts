/** How a keyword is compared with what somebody searches for: names of the public API. */
export const MATCH_TYPES = ['BROAD', 'PHRASE', 'EXACT', 'PHRASE_NEGATIVE', 'EXACT_NEGATIVE'] as const;
export type MatchType = (typeof MATCH_TYPES)[number];

export const NEGATIVE_TYPES = ['PHRASE_NEGATIVE', 'EXACT_NEGATIVE'] as const satisfies readonly MatchType[];
export const POSITIVE_TYPES = ['BROAD', 'PHRASE', 'EXACT'] as const satisfies readonly MatchType[];

export const isNegative = (type: MatchType): boolean => NEGATIVE_TYPES.some((one) => one === type);

export const KEYWORD_PARENTS = ['CAMPAIGN', 'AD_GROUP'] as const;
export type KeywordParent = (typeof KEYWORD_PARENTS)[number];

export const KEYWORD_LIMITS = { value: 120, atOnce: 1000, ofParent: 20_000 } as const;

/** Fewer people than this are never shown as having searched for something. */
export const FEWEST_PEOPLE = 10;

export const KEYWORD_DAYS = [7, 30, 90] as const;

export const KEYWORD_SORTS = [
  'name',
  'spend',
  'impressions',
  'closeups',
  'saves',
  'outbound_clicks',
  'click_rate',
  'newest',
] as const;
export type KeywordSort = (typeof KEYWORD_SORTS)[number];

export const KEYWORD_STATES = ['active', 'archived', 'all'] as const;
export type KeywordState = (typeof KEYWORD_STATES)[number];

/** As advertisers write them: [exact], "phrase", broad; negative ones with a minus. */
export function keywordText(type: MatchType, value: string): string {
  const minus = isNegative(type) ? '−' : '';
  if (type.startsWith('EXACT')) return `${minus}[${value}]`;
  return type.startsWith('PHRASE') ? `${minus}"${value}"` : value;
}
