import type { LockedAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import type { DueConversion } from '#features/conversions/conversion-events/due-conversions.service.ts';
import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { Credit, ReportTime, Touched } from '../attribution.ts';

/** A household shares a browser's address, so for a day only. */
const KEYS = { em: ['email_key', 60], click_id: ['click_key', 60], browser: ['browser_key', 1] } as const;

const touchesBy = (name: keyof typeof KEYS) => {
  const [column, days] = KEYS[name];
  return `(select distinct on (touch) case kind when 'impression' then 'view' when 'outbound_click' then 'click'
        else 'engagement' end as touch, ad_id, ad_group_id, campaign_id, occurred_at, person_key
      from ad_events where home = $1 and ad_account_id = $2 and k.name = '${name}' and ${column} = k.key
        and kind <> 'hide' and occurred_at <= k.at and occurred_at >= k.at - interval '${days} days'
      order by touch, occurred_at desc, ad_id)`;
};

const TOUCHES: Statement = {
  name: 'ad-conversions-touches',
  // Uses ad_events_by_email, ad_events_by_click and ad_events_by_browser.
  text: `select k.event as "eventId", t.touch, t.ad_id as "adId", t.ad_group_id as "adGroupId",
      t.campaign_id as "campaignId", t.occurred_at as at,
      t.person_key as "personKey", k.name as "keyName"
    from unnest($3::bigint[], $4::timestamptz[], $5::text[], $6::text[]) as k (event, at, name, key)
    cross join lateral (${touchesBy('em')} union all ${touchesBy('click_id')} union all ${touchesBy('browser')}) t`,
};

export interface TouchRow extends Touched {
  eventId: Id;
  personKey: string | null;
  keyName: keyof typeof KEYS;
}

/** The last touches of each conversion before it, of each kind and by each of its keys. */
export async function listTouches(
  db: Queryable,
  accountId: Id,
  taken: readonly DueConversion[],
): Promise<Map<Id, TouchRow[]>> {
  const keys = taken.flatMap(({ id, eventTime, keys: ofEvent }) =>
    Object.keys(KEYS).flatMap((name) =>
      (ofEvent[name] ?? []).map((key) => ({ id, at: eventTime, name, key })),
    ),
  );
  if (keys.length === 0) return new Map();
  const rows = await db.rows<TouchRow>(TOUCHES, [
    ...[homeOf(accountId), accountId, keys.map(({ id }) => id), keys.map(({ at }) => at)],
    ...[keys.map(({ name }) => name), keys.map(({ key }) => key)],
  ]);
  return Map.groupBy(rows, ({ eventId }) => eventId);
}

const add = (table: string, time: 'hour' | 'day', at: string): Statement => ({
  name: `ad-conversions-add-to-${time}s`,
  text: `insert into ${table} as c (home, ad_account_id, report_time, ${time}, ad_id, campaign_id, ad_group_id,
      event_name, source, is_first, touch, click_days, engagement_days, view_days, conversions, value_micro)
    select $1::smallint, $2::bigint, report_time, ${at} as ${time},
      ad_id, campaign_id, ad_group_id, event_name, source, is_first, touch, click_days, engagement_days, view_days,
      count(*)::int, sum(value_micro)::bigint
    from unnest($3::text[], $4::timestamptz[], $5::bigint[], $6::bigint[], $7::bigint[], $8::text[], $9::text[],
        $10::boolean[], $11::text[], $12::smallint[], $13::smallint[], $14::smallint[], $15::bigint[])
      as one (report_time, at, ad_id, campaign_id, ad_group_id, event_name, source, is_first, touch, click_days,
        engagement_days, view_days, value_micro)
    group by report_time, ${time}, ad_id, campaign_id, ad_group_id, event_name, source, is_first, touch, click_days,
      engagement_days, view_days
    on conflict (home, ad_account_id, report_time, ${time}, ad_id, event_name, source, is_first, touch, click_days,
      engagement_days, view_days) do update set conversions = c.conversions + excluded.conversions,
      value_micro = c.value_micro + excluded.value_micro`,
});

const ADD = [
  add('ad_conversions', 'hour', "date_trunc('hour', at at time zone 'UTC') at time zone 'UTC'"),
  add('ad_conversion_days', 'day', "(at at time zone 'UTC')::date"),
];

export interface CreditedRow extends Credit {
  reportTime: ReportTime;
  eventName: string;
  source: string;
  isFirst: boolean;
  valueMicro: string;
}

export async function addConversions(
  tx: Transaction,
  { id }: LockedAdAccount,
  rows: readonly CreditedRow[],
): Promise<void> {
  if (rows.length === 0) return;
  const each = <Value>(of: (row: CreditedRow) => Value): Value[] => rows.map(of);
  const values = [
    ...[homeOf(id), id, each((one) => one.reportTime), each((one) => one.at), each((one) => one.adId)],
    ...[each((one) => one.campaignId), each((one) => one.adGroupId), each((one) => one.eventName)],
    ...[each((one) => one.source), each((one) => one.isFirst), each((one) => one.touch)],
    ...[each(({ days }) => days.click), each(({ days }) => days.engagement), each(({ days }) => days.view)],
    each((one) => one.valueMicro),
  ];
  for (const statement of ADD) await tx.write(statement, values);
}

const HOLD: Statement = {
  name: 'ad-conversions-hold',
  text: `insert into ad_held_conversions (home, ad_account_id, conversion_id, person_key, report_time, hour, ad_id,
      campaign_id, ad_group_id, event_name, source, is_first, touch, click_days, engagement_days, view_days)
    select $1::smallint, $2::bigint, conversion_id, person_key, report_time,
      (date_trunc('day', at at time zone 'UTC') + interval '12 hours') at time zone 'UTC', ad_id, campaign_id,
      ad_group_id, event_name, source, is_first, touch, click_days, engagement_days, view_days
    from unnest($3::bigint[], $4::text[], $5::text[], $6::timestamptz[], $7::bigint[], $8::bigint[], $9::bigint[],
        $10::text[], $11::text[], $12::boolean[], $13::text[], $14::smallint[], $15::smallint[], $16::smallint[])
      as one (conversion_id, person_key, report_time, at, ad_id, campaign_id, ad_group_id, event_name, source,
        is_first, touch, click_days, engagement_days, view_days)`,
};

export interface HeldRow extends CreditedRow {
  conversionId: Id;
  personKey: string;
}

export async function holdConversions(
  tx: Transaction,
  { id }: LockedAdAccount,
  rows: readonly HeldRow[],
): Promise<void> {
  if (rows.length === 0) return;
  const each = <Value>(of: (row: HeldRow) => Value): Value[] => rows.map(of);
  await tx.write(HOLD, [
    ...[homeOf(id), id, each((one) => one.conversionId), each((one) => one.personKey)],
    ...[each((one) => one.reportTime), each((one) => one.at), each((one) => one.adId)],
    ...[each((one) => one.campaignId), each((one) => one.adGroupId), each((one) => one.eventName)],
    ...[each((one) => one.source), each((one) => one.isFirst), each((one) => one.touch)],
    ...[each(({ days }) => days.click), each(({ days }) => days.engagement), each(({ days }) => days.view)],
  ]);
}

const PLACE =
  'report_time, hour, ad_id, event_name, source, is_first, touch, click_days, engagement_days, view_days';
const PLACE_OF_DAY =
  'report_time, day, ad_id, event_name, source, is_first, touch, click_days, engagement_days, view_days';

const RELEASE: Statement = {
  name: 'ad-conversions-release',
  text: `with full_enough as materialized (
      select ${PLACE} from ad_held_conversions where home = $1 and ad_account_id = $2
      group by ${PLACE} having count(distinct person_key) >= $3),
    released as (
      delete from ad_held_conversions where home = $1 and ad_account_id = $2
        and (${PLACE}) in (select ${PLACE} from full_enough)
      returning ${PLACE}, campaign_id, ad_group_id),
    counted as materialized (
      select ${PLACE}, campaign_id, ad_group_id, count(*)::int as conversions from released
      group by ${PLACE}, campaign_id, ad_group_id),
    by_day as (
      insert into ad_conversion_days as c (home, ad_account_id, ${PLACE_OF_DAY}, campaign_id, ad_group_id, conversions,
        value_micro)
      select $1::smallint, $2::bigint, ${PLACE.replace('hour', "(hour at time zone 'UTC')::date")}, campaign_id,
        ad_group_id, conversions, 0 from counted
      on conflict (home, ad_account_id, ${PLACE_OF_DAY}) do update set
        conversions = c.conversions + excluded.conversions)
    insert into ad_conversions as c (home, ad_account_id, ${PLACE}, campaign_id, ad_group_id, conversions, value_micro)
    select $1::smallint, $2::bigint, ${PLACE}, campaign_id, ad_group_id, conversions, 0 from counted
    on conflict (home, ad_account_id, ${PLACE}) do update set conversions = c.conversions + excluded.conversions`,
};

/** Counts what so many people share. */
export async function releaseConversions(
  tx: Transaction,
  { id }: LockedAdAccount,
  people: number,
): Promise<void> {
  await tx.write(RELEASE, [homeOf(id), id, people]);
}
