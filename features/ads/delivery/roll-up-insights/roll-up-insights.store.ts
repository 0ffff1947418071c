import type { LockedAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import type { InsightDimension, InsightKind } from '#features/ads/ad-reports/insight.ts';
import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

const ACCOUNTS: Statement = {
  name: 'ad-insights-accounts',
  // Uses ad_events_to_purge, in all homes.
  text: `select distinct ad_account_id from ad_events
    where occurred_at >= $1 and occurred_at < $2 and ad_account_id > $3 order by ad_account_id limit $4`,
};

/** Accounts whose ads something happened to between these times. */
export async function listAccounts(
  db: Queryable,
  { from, until, after }: { from: Date; until: Date; after: Id | null },
  limit: number,
): Promise<Id[]> {
  const rows = await db.rows<{ ad_account_id: Id }>(ACCOUNTS, [from, until, after ?? 0, limit]);
  return rows.map(({ ad_account_id }) => ad_account_id);
}

const PASS: Statement = {
  name: 'ad-insights-pass',
  text: `insert into ad_insight_passes (home, ad_account_id, day) values ($1, $2, $3)
    on conflict (home, ad_account_id, day) do nothing`,
};

/** False if this day is written already. */
export async function beginPass(tx: Transaction, { id }: LockedAdAccount, day: string): Promise<boolean> {
  return (await tx.write(PASS, [homeOf(id), id, day])) > 0;
}

const COUNT: Statement = {
  name: 'ad-insights-count',
  // Uses ad_events_of_account.
  text: `select e.campaign_id, e.kind, d.dimension, coalesce(d.value, '') as value, count(*)::int as events,
      (count(distinct e.viewer_key) filter (where e.is_person))::int as people
    from ad_events e cross join lateral (values ('age', e.age), ('gender', e.gender), ('language', e.language),
      ('country', e.country), ('placement', e.placement),
      ('hour', to_char(e.occurred_at at time zone $6::text, 'HH24'))) as d (dimension, value)
    where e.home = $1 and e.ad_account_id = $2 and e.occurred_at >= $3 and e.occurred_at < $4 and e.day = $5::date
      and e.kind <> 'hide'
    group by e.campaign_id, e.kind, d.dimension, coalesce(d.value, '')`,
};

export interface GroupRow {
  campaign_id: Id;
  kind: InsightKind;
  dimension: InsightDimension;
  value: string;
  events: number;
  people: number;
}

interface Day {
  day: string;
  from: Date;
  until: Date;
  timeZone: string;
}

export function countGroups(
  tx: Transaction,
  { id }: LockedAdAccount,
  { day, from, until, timeZone }: Day,
): Promise<GroupRow[]> {
  return tx.rows<GroupRow>(COUNT, [homeOf(id), id, from, until, day, timeZone]);
}

const WRITE: Statement = {
  name: 'ad-insights-write',
  text: `insert into ad_insight_days (home, ad_account_id, campaign_id, day, kind, dimension, value, events)
    select $1::smallint, $2::bigint, campaign_id, $3::date, kind, dimension, value, events
    from unnest($4::bigint[], $5::text[], $6::text[], $7::text[], $8::int[])
      as row (campaign_id, kind, dimension, value, events)`,
};

export async function writeGroups(
  tx: Transaction,
  { id }: LockedAdAccount,
  day: string,
  groups: readonly Omit<GroupRow, 'people'>[],
): Promise<void> {
  const columns = (['campaign_id', 'kind', 'dimension', 'value', 'events'] as const).map((name) =>
    groups.map((group) => group[name]),
  );
  await tx.write(WRITE, [homeOf(id), id, day, ...columns]);
}
