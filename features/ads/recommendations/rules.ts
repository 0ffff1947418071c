import { LARGEST_BUDGET } from '#features/ads/campaigns/campaign.ts';
import {
  type FigureName,
  type Figures,
  FULL_BUDGET,
  IDLE_KEYWORD,
  MOVED_PART,
  RULE_DAYS,
  SILENT_DAYS,
  WORN_OUT,
} from './recommendation.ts';

const DAY_MS = 86_400_000;
const CENT = 10_000;

const roundUp = (micro: number) => Math.min(LARGEST_BUDGET, Math.ceil(micro / CENT) * CENT);

export interface BudgetFacts {
  kind: 'DAILY' | 'LIFETIME';
  budget: number;
  spentEver: number;
  /** On each of the last days. */
  spent: readonly number[];
  /** Until it ends; null where it goes on. */
  daysLeft: number | null;
}

/** A daily budget that is used up on most days, or one for all days that ends before its last day. */
export function judgeBudget({ kind, budget, spentEver, spent, daysLeft }: BudgetFacts): Figures | null {
  const hasEnded = daysLeft !== null && daysLeft <= 0;
  if (hasEnded || budget >= LARGEST_BUDGET) return null;
  if (kind === 'DAILY') {
    const full = spent.filter((micro) => micro >= FULL_BUDGET.part * budget).length;
    if (full < FULL_BUDGET.days) return null;
    return { budget, full_days: full, proposed_budget: roundUp(budget * FULL_BUDGET.raise) };
  }
  const pace = spent.reduce((sum, micro) => sum + micro, 0) / RULE_DAYS.lately;
  if (pace === 0 || daysLeft === null) return null;
  const lasts = Math.floor(Math.max(0, budget - spentEver) / pace);
  const short = Math.floor(daysLeft) - lasts;
  if (short < 1) return null;
  const needed = roundUp(spentEver + pace * daysLeft);
  return { budget, days_left: lasts, days_short: short, proposed_budget: needed };
}

/** A tag that has reported nothing for a week, or since it was created. */
export function judgeTag({ since, now }: { since: Date; now: Date }): Figures | null {
  const days = Math.floor((now.getTime() - since.getTime()) / DAY_MS);
  return days >= SILENT_DAYS ? { silent_days: days } : null;
}

export interface AdFacts {
  impressions: number;
  responses: number;
  impressionsBefore: number;
  responsesBefore: number;
}

/** An ad that half as many people respond to as before: most of them know it by now. */
export function judgeAd(facts: AdFacts): Figures | null {
  const { impressions, responses, impressionsBefore, responsesBefore } = facts;
  if (Math.min(impressions, impressionsBefore) < WORN_OUT.impressions) return null;
  const rate = responses / impressions;
  const before = responsesBefore / impressionsBefore;
  return before > 0 && rate <= before * WORN_OUT.part ? { impressions, rate, rate_before: before } : null;
}

export interface KeywordFacts {
  since: Date;
  impressions: number;
  /** Of the ad group, by other keywords. */
  groupImpressions: number;
  now: Date;
}

/** A keyword that nobody has searched for in a month, while the ad group was shown. */
export function judgeKeyword({ since, impressions, groupImpressions, now }: KeywordFacts): Figures | null {
  const isOld = now.getTime() - since.getTime() >= RULE_DAYS.idle * DAY_MS;
  const isIdle = isOld && impressions === 0 && groupImpressions >= IDLE_KEYWORD.groupImpressions;
  return isIdle ? { group_impressions: groupImpressions } : null;
}

/** Whether a figure differs by so much that what was dismissed is worth another look. */
export function hasMoved(then: Figures, now: Figures): boolean {
  const names = new Set([...Object.keys(then), ...Object.keys(now)]) as Set<FigureName>;
  return [...names].some((name) => {
    const [before, after] = [then[name] ?? 0, now[name] ?? 0];
    return before !== after && Math.abs(after - before) >= MOVED_PART * Math.abs(before);
  });
}
