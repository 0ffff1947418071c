export const RECOMMENDATION_RULES = [
  'budget_running_out',
  'silent_tag',
  'worn_out_ad',
  'idle_keyword',
] as const;
export type RecommendationRule = (typeof RECOMMENDATION_RULES)[number];

/** Figures that a rule found, by names; amounts are millionths, rates parts of one. */
export const FIGURE_NAMES = [
  ...['budget', 'proposed_budget', 'full_days', 'days_left', 'days_short'],
  ...['silent_days', 'rate', 'rate_before', 'impressions', 'group_impressions'],
] as const;
export type FigureName = (typeof FIGURE_NAMES)[number];
export type Figures = Partial<Record<FigureName, number>>;

export const DECISIONS = ['APPLIED', 'DISMISSED'] as const;
export type Decision = (typeof DECISIONS)[number];

/** What is recommended of a thing; `value` is what applying sets, null where only people can do something. */
export interface Recommendation<Id extends string = string> {
  rule: RecommendationRule;
  entityId: Id;
  name: string;
  figures: Figures;
  value: string | null;
}

/** Days before today. Each rule looks at as many. */
export const RULE_DAYS = { lately: 7, before: 28, idle: 30 } as const;

/** Of a budget this much is as good as all, on so many of the last days; so much more is proposed. */
export const FULL_BUDGET = { part: 0.95, days: 3, raise: 1.25 } as const;
export const SILENT_DAYS = 7;
/** An ad is judged by as many impressions in both spans, and worn out at this part of its former rate. */
export const WORN_OUT = { impressions: 500, part: 0.5 } as const;
/** As many others prove that the ad group is shown. */
export const IDLE_KEYWORD = { groupImpressions: 100 } as const;
/** What was dismissed comes back once a figure differs by as much. */
export const MOVED_PART = 0.5;
/** Those that are listed at once; once they are decided on, the next ones are. */
export const MOST_OPEN = 100;
