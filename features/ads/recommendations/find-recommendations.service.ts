import { dayAt, startOfDay } from '#features/ads/ad-accounts/account-days.ts';
import type { AdAccountRow } from '#features/ads/ad-accounts/ad-account.service.ts';
import { addDays } from '#features/measure/analytics/analytics.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import {
  type BudgetRow,
  type DaySpent,
  listAdCounts,
  listBudgets,
  listDaySpent,
  listKeywordCounts,
  listTags,
} from './facts.store.ts';
import { type Recommendation as Found, RULE_DAYS, WORN_OUT } from './recommendation.ts';
import { judgeAd, judgeBudget, judgeKeyword, judgeTag } from './rules.ts';

const DAY_MS = 86_400_000;

export type Recommendation = Found<Id>;

interface Asked {
  account: AdAccountRow;
  now: Date;
  /** When the day began that many days ago, there. */
  daysAgo: (days: number) => Date;
}

/** All that the rules find in the account now, whether or not it was dismissed. Days are whole ones, before today. */
export async function findRecommendations(
  db: Queryable,
  account: AdAccountRow,
  now: Date,
): Promise<Recommendation[]> {
  const today = dayAt(now, account.time_zone);
  const daysAgo = (days: number) => startOfDay(addDays(today, -days), account.time_zone);
  const asked = { account, now, daysAgo };
  const found = await Promise.all([
    findBudgets(db, asked),
    findTags(db, asked),
    findAds(db, asked),
    findKeywords(db, asked),
  ]);
  return found.flat();
}

async function findBudgets(db: Queryable, { account, now, daysAgo }: Asked): Promise<Recommendation[]> {
  const { id, time_zone: timeZone } = account;
  const days = await listDaySpent(db, id, { from: daysAgo(RULE_DAYS.lately), until: daysAgo(0), timeZone });
  const spent = spentByScope(days);
  const rows = await listBudgets(db, id, [...spent.keys()]);
  return rows.flatMap((row) => {
    const figures = judgeBudget(factsOf(row, [...(spent.get(row.id)?.values() ?? [])], now));
    if (!figures) return [];
    const value = String(figures.proposed_budget);
    return [{ rule: 'budget_running_out' as const, entityId: row.id, name: row.name, figures, value }];
  });
}

/** Of each ad group and campaign, by day. */
function spentByScope(days: readonly DaySpent[]): Map<Id, Map<string, number>> {
  const scopes = new Map<Id, Map<string, number>>();
  for (const { ad_group_id, campaign_id, day, spent } of days)
    for (const id of [ad_group_id, campaign_id]) {
      const known = scopes.get(id) ?? new Map<string, number>();
      scopes.set(id, known.set(day, (known.get(day) ?? 0) + spent));
    }
  return scopes;
}

const factsOf = ({ kind, budget, spent_ever, end_time }: BudgetRow, spent: readonly number[], now: Date) => ({
  ...{ kind, spent, budget: Number(budget), spentEver: Number(spent_ever) },
  daysLeft: end_time && (end_time.getTime() - now.getTime()) / DAY_MS,
});

async function findTags(db: Queryable, { account, now }: Asked): Promise<Recommendation[]> {
  return (await listTags(db, account.id)).flatMap(({ id, name, created_at, last_at }) => {
    const figures = judgeTag({ since: last_at ?? created_at, now });
    return figures ? [{ rule: 'silent_tag' as const, entityId: id, name, figures, value: null }] : [];
  });
}

async function findAds(db: Queryable, { account, daysAgo }: Asked): Promise<Recommendation[]> {
  const { lately, before } = RULE_DAYS;
  const spans = { from: daysAgo(lately + before), lately: daysAgo(lately), until: daysAgo(0) };
  const rows = await listAdCounts(db, account.id, { ...spans, impressions: 2 * WORN_OUT.impressions });
  return rows.flatMap(({ id, name, impressions, responses, ...row }) => {
    const before = { impressionsBefore: row.impressions_before, responsesBefore: row.responses_before };
    const figures = judgeAd({ impressions, responses, ...before });
    return figures ? [{ rule: 'worn_out_ad' as const, entityId: id, name, figures, value: 'PAUSED' }] : [];
  });
}

async function findKeywords(db: Queryable, { account, now, daysAgo }: Asked): Promise<Recommendation[]> {
  const from = daysAgo(RULE_DAYS.idle);
  const span = { from, until: daysAgo(0), day: dayAt(from, account.time_zone) };
  const rows = await listKeywordCounts(db, account.id, span);
  return rows.flatMap(({ id, value: name, created_at: since, impressions, group_impressions }) => {
    const figures = judgeKeyword({ since, impressions, groupImpressions: group_impressions, now });
    return figures ? [{ rule: 'idle_keyword' as const, entityId: id, name, figures, value: 'ARCHIVED' }] : [];
  });
}
