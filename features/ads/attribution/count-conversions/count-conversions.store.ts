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
        else 'engagement' end as touch, ad_id, ad_group_id, campaign_id, occurred_at
      from ad_events where home = $1 and ad_account_id = $2 and k.name = '${name}' and ${column} = k.key
        and kind <> 'hide' and occurred_at <= k.at and occurred_at >= k.at - interval '${days} days'
      order by touch, occurred_at desc, ad_id)`;
};

const TOUCHES: Statement = {
  name: 'ad-conversions-touches',
  // Uses ad_events_by_email, ad_events_by_click and ad_events_by_browser.
  text: `select k.event as "eventId", t.touch, t.ad_id as "adId", t.ad_group_id as "adGroupId",
      t.campaign_id as "campaignId", t.occurred_at as at
    from unnest($3::bigint[], $4::timestamptz[], $5::text[], $6::text[]) as k (event, at, name, key)
    cross join lateral (${touchesBy('em')} union all ${touchesBy('click_id')} union all ${touchesBy('browser')}) t`,
};

interface TouchRow extends Touched {
  eventId: Id;
}

/** The last touches of each conversion before it, of each kind and by each of its keys. */
export async function listTouches(
  db: Queryable,
  accountId: Id,
  taken: readonly DueConversion[],
): Promise<Map<Id, Touched[]>> {
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

const ADD: Statement = {
  name: 'ad-conversions-add',
  text: `insert into ad_conversions as c (home, ad_account_id, report_time, hour, ad_id, campaign_id, ad_group_id,
      event_name, source, is_first, touch, click_days, engagement_days, view_days, conversions, value_micro)
    select $1::smallint, $2::bigint, report_time, date_trunc('hour', at at time zone 'UTC') at time zone 'UTC' as hour,
      ad_id, campaign_id, ad_group_id, event_name, source, is_first, touch, click_days, engagement_days, view_days,
      count(*)::int, sum(value_micro)::bigint
    from unnest($3::text[], $4::timestamptz[], $5::bigint[], $6::bigint[], $7::bigint[], $8::text[], $9::text[],
        $10::boolean[], $11::text[], $12::smallint[], $13::smallint[], $14::smallint[], $15::bigint[])
      as one (report_time, at, ad_id, campaign_id, ad_group_id, event_name, source, is_first, touch, click_days,
        engagement_days, view_days, value_micro)
    group by report_time, hour, ad_id, campaign_id, ad_group_id, event_name, source, is_first, touch, click_days,
      engagement_days, view_days
    on conflict (home, ad_account_id, report_time, hour, ad_id, event_name, source, is_first, touch, click_days,
      engagement_days, view_days) do update set conversions = c.conversions + excluded.conversions,
      value_micro = c.value_micro + excluded.value_micro`,
};

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
  await tx.write(ADD, [
    ...[homeOf(id), id, each((one) => one.reportTime), each((one) => one.at), each((one) => one.adId)],
    ...[each((one) => one.campaignId), each((one) => one.adGroupId), each((one) => one.eventName)],
    ...[each((one) => one.source), each((one) => one.isFirst), each((one) => one.touch)],
    ...[each(({ days }) => days.click), each(({ days }) => days.engagement), each(({ days }) => days.view)],
    each((one) => one.valueMicro),
  ]);
}
