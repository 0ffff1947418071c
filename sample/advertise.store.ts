import type { Queryable, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { SampleInsight } from './insights-of-ads.ts';

export async function hasAdAccount(db: Queryable, ownerId: Id): Promise<boolean> {
  const rows = await db.rows('select from ad_accounts where home = $1 and owner_id = $2', [
    homeOf(ownerId),
    ownerId,
  ]);
  return rows.length > 0;
}

type AdTable = 'ad_accounts' | 'ad_campaigns' | 'ad_groups' | 'ads' | 'ad_changes';

/** In the home of the owner, all of it at that time. */
export async function insertAdRow(
  tx: Transaction,
  table: AdTable,
  ownerId: Id,
  values: Readonly<Record<string, unknown>>,
): Promise<Id> {
  const names = Object.keys(values);
  const places = names.map((_, at) => `$${at + 2}`);
  const [row] = await tx.rows<{ id: Id }>(
    `insert into ${table} (home, id, ${names}) values ($1::smallint, new_id($1::smallint), ${places}) returning id`,
    [homeOf(ownerId), ...Object.values(values)],
  );
  if (!row) throw new Error(`no row in ${table}`);
  return row.id;
}

export interface AdIds {
  accountId: Id;
  campaignId: Id;
  groupId: Id;
  adId: Id;
}

export interface SampleHour {
  hour: Date;
  impressions: number;
  closeups: number;
  saves: number;
  clicks: number;
  hides: number;
  spendMicro: number;
}

export async function insertHours(tx: Transaction, ids: AdIds, hours: readonly SampleHour[]): Promise<void> {
  await tx.write(
    `insert into ad_hours (home, ad_account_id, ad_id, campaign_id, ad_group_id, hour, impressions, closeups, saves,
        outbound_clicks, hides, spend_micro)
      select $1::smallint, $2::bigint, $3::bigint, $4::bigint, $5::bigint, *
      from unnest($6::timestamptz[], $7::int[], $8::int[], $9::int[], $10::int[], $11::int[], $12::bigint[])`,
    [
      ...[homeOf(ids.accountId), ids.accountId, ids.adId, ids.campaignId, ids.groupId],
      ...(['hour', 'impressions', 'closeups', 'saves', 'clicks', 'hides', 'spendMicro'] as const).map(
        (name) => hours.map((one) => one[name]),
      ),
    ],
  );
}

export interface SampleConversions {
  hour: Date;
  eventName: string;
  conversions: number;
  valueMicro: number;
}

/** Each within a day of a press, and reported by the tag. */
export async function insertConversions(
  tx: Transaction,
  ids: AdIds,
  conversions: readonly SampleConversions[],
): Promise<void> {
  await tx.write(
    `insert into ad_conversions (home, ad_account_id, ad_id, campaign_id, ad_group_id, source, is_first, touch,
        click_days, engagement_days, view_days, report_time, hour, event_name, conversions, value_micro)
      select $1::smallint, $2::bigint, $3::bigint, $4::bigint, $5::bigint, 'tag', true, 'click', 1, 0, 0, t.report_time, one.*
      from unnest($6::timestamptz[], $7::text[], $8::int[], $9::bigint[]) as one
      cross join (values ('TIME_OF_AD_ACTION'), ('TIME_OF_CONVERSION')) as t (report_time)`,
    [
      ...[homeOf(ids.accountId), ids.accountId, ids.adId, ids.campaignId, ids.groupId],
      ...(['hour', 'eventName', 'conversions', 'valueMicro'] as const).map((name) =>
        conversions.map((one) => one[name]),
      ),
    ],
  );
}

/** Past days, as the job that counts has them. */
export async function countDays(tx: Transaction, accountId: Id, now: Date): Promise<void> {
  const values = [homeOf(accountId), accountId];
  const counts = ['impressions', 'closeups', 'saves', 'outbound_clicks', 'hides', 'spend_micro'];
  const day = "(hour at time zone 'UTC')::date";
  await tx.write(
    `insert into ad_days (home, ad_account_id, day, ad_id, campaign_id, ad_group_id, ${counts})
      select home, ad_account_id, ${day}, ad_id, campaign_id, ad_group_id, ${counts.map((name) => `sum(${name})`)}
      from ad_hours where home = $1 and ad_account_id = $2 and hour < $3::timestamp at time zone 'UTC'
      group by home, ad_account_id, ${day}, ad_id, campaign_id, ad_group_id`,
    [...values, now.toISOString().slice(0, 10)],
  );
  await tx.write('insert into ad_counted_days (home, ad_account_id, before) values ($1, $2, $3)', [
    ...values,
    now.toISOString().slice(0, 10),
  ]);
  const place =
    'ad_id, campaign_id, ad_group_id, event_name, source, is_first, touch, click_days, engagement_days, view_days';
  await tx.write(
    `insert into ad_conversion_days (home, ad_account_id, report_time, day, ${place}, conversions, value_micro)
      select home, ad_account_id, report_time, ${day}, ${place}, sum(conversions), sum(value_micro)
      from ad_conversions where home = $1 and ad_account_id = $2
      group by home, ad_account_id, report_time, ${day}, ${place}`,
    values,
  );
}

export interface SampleEntry {
  at: Date;
  reason: 'welcome' | 'payment' | 'charge';
  book: 'credit' | 'cash' | 'revenue';
  /** Of the advertiser, in millionths. */
  amount: number;
  balance: number;
  adId: Id | null;
  key: string;
}

/** Oldest first; both lines of each. The account is marked as made up. */
export async function insertEntries(
  tx: Transaction,
  { accountId, currency }: { accountId: Id; currency: string },
  entries: readonly SampleEntry[],
): Promise<void> {
  await tx.write(
    `with entries as materialized (
        select new_id($1::smallint) as transaction_id, e.* from (
          select * from unnest($4::timestamptz[], $5::text[], $6::text[], $7::bigint[], $8::bigint[], $9::bigint[],
            $10::text[]) with ordinality as e (at, reason, book, amount, balance, ad_id, key, place) order by place) e
      )
      insert into ad_ledger (home, id, ad_account_id, transaction_id, book, amount_micro, balance_micro, currency, reason,
        ad_id, key, created_at)
      select $1, new_id($1::smallint), $2::bigint, l.transaction_id, l.book, l.amount, l.balance, $3, l.reason, l.ad_id,
        l.key, l.at
      from (
        select e.transaction_id, s.sign, case when s.sign = 1 then 'advertiser' else e.book end as book,
          s.sign * e.amount as amount, case when s.sign = 1 then e.balance end as balance, e.reason, e.ad_id, e.key, e.at
        from entries e cross join (values (1), (-1)) as s (sign) order by e.place, s.sign desc) l`,
    [
      ...[homeOf(accountId), accountId, currency],
      ...(['at', 'reason', 'book', 'amount', 'balance', 'adId', 'key'] as const).map((name) =>
        entries.map((one) => one[name]),
      ),
    ],
  );
  const { balance = 0 } = entries.at(-1) ?? {};
  await tx.write('update ad_accounts set balance_micro = $3, is_sample = true where home = $1 and id = $2', [
    ...[homeOf(accountId), accountId, balance],
  ]);
}

export interface SampleSpend {
  scopeId: Id;
  day: string;
  spentMicro: number;
  /** Of the account. */
  postedMicro: number;
}

export async function insertSpend(
  tx: Transaction,
  accountId: Id,
  spend: readonly SampleSpend[],
): Promise<void> {
  await tx.write(
    `insert into ad_spend (home, ad_account_id, scope_id, day, reserved_micro, posted_micro)
      select $1::smallint, $2::bigint, * from unnest($3::bigint[], $4::date[], $5::bigint[], $6::bigint[])`,
    [
      ...[homeOf(accountId), accountId],
      ...(['scopeId', 'day', 'spentMicro', 'postedMicro'] as const).map((name) =>
        spend.map((one) => one[name]),
      ),
    ],
  );
}

export async function insertInsights(
  tx: Transaction,
  accountId: Id,
  insights: readonly SampleInsight[],
): Promise<void> {
  const names = ['campaignId', 'day', 'kind', 'dimension', 'value', 'events'] as const;
  await tx.write(
    `insert into ad_insight_days (home, ad_account_id, campaign_id, day, kind, dimension, value, events)
      select $1::smallint, $2::bigint, *
      from unnest($3::bigint[], $4::date[], $5::text[], $6::text[], $7::text[], $8::int[])`,
    [homeOf(accountId), accountId, ...names.map((name) => insights.map((one) => one[name]))],
  );
}
