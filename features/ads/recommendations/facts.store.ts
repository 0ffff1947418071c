import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

const SPENT: Statement = {
  name: 'ad-recommendations-spent',
  // Uses the primary key of ad_hours.
  text: `select ad_group_id, campaign_id, (hour at time zone $5::text)::date::text as day, sum(spend_micro)::float8 as spent
    from ad_hours where home = $1 and ad_account_id = $2 and hour >= $3 and hour < $4
    group by ad_group_id, campaign_id, day`,
};

export interface DaySpent {
  ad_group_id: Id;
  campaign_id: Id;
  day: string;
  spent: number;
}

interface Span {
  from: Date;
  until: Date;
  timeZone: string;
}

export function listDaySpent(
  db: Queryable,
  accountId: Id,
  { from, until, timeZone }: Span,
): Promise<DaySpent[]> {
  return db.rows<DaySpent>(SPENT, [homeOf(accountId), accountId, from, until, timeZone]);
}

export interface BudgetRow {
  id: Id;
  name: string;
  kind: 'DAILY' | 'LIFETIME';
  budget: string;
  spent_ever: string;
  end_time: Date | null;
}

const BUDGETS: Statement = {
  name: 'ad-recommendations-budgets',
  text: `select b.id, b.name, b.kind, b.budget, coalesce(s.reserved_micro, 0) as spent_ever, b.end_time
    from (
      select g.home, g.id, g.name, g.budget_type as kind, g.budget_in_micro_currency as budget, g.end_time
        from ad_groups g join ad_campaigns c on c.home = g.home and c.id = g.campaign_id
        where g.home = $1 and g.id = any($2::bigint[]) and g.status = 'ACTIVE' and c.status = 'ACTIVE'
          and g.budget_type <> 'CBO_ADGROUP'
      union all
      select home, id, name, case when daily_spend_cap is null then 'LIFETIME' else 'DAILY' end,
          coalesce(daily_spend_cap, lifetime_spend_cap), end_time
        from ad_campaigns where home = $1 and id = any($2::bigint[]) and status = 'ACTIVE'
          and coalesce(daily_spend_cap, lifetime_spend_cap) is not null
    ) b left join ad_spend s on s.home = b.home and s.scope_id = b.id and s.day = '0001-01-01'
    order by b.id`,
};

/** Of these ad groups and campaigns, those that are active and have a budget. */
export async function listBudgets(db: Queryable, accountId: Id, ids: readonly Id[]): Promise<BudgetRow[]> {
  return ids.length > 0 ? db.rows<BudgetRow>(BUDGETS, [homeOf(accountId), ids]) : [];
}

export interface TagRow {
  id: Id;
  name: string;
  created_at: Date;
  last_at: Date | null;
}

const TAGS: Statement = {
  name: 'ad-recommendations-tags',
  // Uses conversion_tags_of_account and conversion_events_of_tag.
  text: `select t.id, t.name, t.created_at,
      (select max(e.received_at) from conversion_events e where e.home = t.home and e.tag_id = t.id) as last_at
    from conversion_tags t where t.home = $1 and t.ad_account_id = $2 order by t.id`,
};

export function listTags(db: Queryable, accountId: Id): Promise<TagRow[]> {
  return db.rows<TagRow>(TAGS, [homeOf(accountId), accountId]);
}

export interface AdCountsRow {
  id: Id;
  name: string;
  impressions: number;
  responses: number;
  impressions_before: number;
  responses_before: number;
}

const RESPONSES = 'h.closeups + h.saves + h.outbound_clicks';

const ADS: Statement = {
  name: 'ad-recommendations-ads',
  // Uses the primary keys of ad_hours and ads, and ads_of_group.
  text: `select a.id, a.name, counts.impressions, counts.responses, counts.impressions_before, counts.responses_before
    from (
      select h.home, h.ad_id,
        coalesce(sum(h.impressions) filter (where h.hour >= $4), 0)::int as impressions,
        coalesce(sum(${RESPONSES}) filter (where h.hour >= $4), 0)::int as responses,
        coalesce(sum(h.impressions) filter (where h.hour < $4), 0)::int as impressions_before,
        coalesce(sum(${RESPONSES}) filter (where h.hour < $4), 0)::int as responses_before
      from ad_hours h where h.home = $1 and h.ad_account_id = $2 and h.hour >= $3 and h.hour < $5
      group by h.home, h.ad_id having sum(h.impressions) >= $6
    ) counts join ads a on a.home = counts.home and a.id = counts.ad_id
    where a.status = 'ACTIVE' and a.review_status = 'APPROVED' and exists (
      select 1 from ads other where other.home = a.home and other.ad_group_id = a.ad_group_id and other.id <> a.id
        and other.status = 'ACTIVE' and other.review_status = 'APPROVED')
    order by a.id`,
};

interface Spans {
  from: Date;
  lately: Date;
  until: Date;
  /** In all. */
  impressions: number;
}

/** Only ads that are shown beside others of their ad group, which would go on without them. */
export function listAdCounts(
  db: Queryable,
  accountId: Id,
  { from, lately, until, impressions }: Spans,
): Promise<AdCountsRow[]> {
  return db.rows<AdCountsRow>(ADS, [homeOf(accountId), accountId, from, lately, until, impressions]);
}

export interface KeywordCountsRow {
  id: Id;
  value: string;
  created_at: Date;
  impressions: number;
  group_impressions: number;
}

const KEYWORDS: Statement = {
  name: 'ad-recommendations-keywords',
  // Uses ad_keywords_of_account, and the primary keys of ad_keyword_days and ad_hours.
  text: `select k.id, k.value, k.created_at, coalesce(counts.impressions, 0) as impressions,
      shown.impressions as group_impressions
    from ad_keywords k
      join ad_groups g on g.home = k.home and g.id = k.parent_id and g.status = 'ACTIVE'
      join (
        select home, ad_group_id, sum(impressions)::int as impressions from ad_hours
          where home = $1 and ad_account_id = $2 and hour >= $3 and hour < $4 group by home, ad_group_id
      ) shown on shown.home = k.home and shown.ad_group_id = k.parent_id
      left join (
        select home, keyword_id, sum(impressions)::int as impressions from ad_keyword_days
          where home = $1 and ad_account_id = $2 and day >= $5 group by home, keyword_id
      ) counts on counts.home = k.home and counts.keyword_id = k.id
    where k.home = $1 and k.ad_account_id = $2 and k.parent_type = 'AD_GROUP' and k.archived_at is null
      and k.match_type in ('BROAD', 'PHRASE', 'EXACT') order by k.id`,
};

/** Of ad groups that were shown between these times, what each keyword was shown for since the day. */
export function listKeywordCounts(
  db: Queryable,
  accountId: Id,
  { from, until, day }: { from: Date; until: Date; day: string },
): Promise<KeywordCountsRow[]> {
  return db.rows<KeywordCountsRow>(KEYWORDS, [homeOf(accountId), accountId, from, until, day]);
}
