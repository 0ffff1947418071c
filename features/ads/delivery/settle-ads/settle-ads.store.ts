import type { LockedAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

const DUE: Statement = {
  name: 'ad-events-due-accounts',
  // Uses ad_events_due, in all homes.
  text: `select distinct ad_account_id as id from ad_events where is_due and ad_account_id > $1
    order by ad_account_id limit $2`,
};

/** In the order of their ids. */
export async function listDueAccounts(db: Queryable, after: Id | null, limit: number): Promise<Id[]> {
  const rows = await db.rows<{ id: Id }>(DUE, [after ?? '0', limit]);
  return rows.map(({ id }) => id);
}

const TAKE: Statement = {
  name: 'ad-events-take-due',
  // Uses ad_events_due.
  text: `update ad_events set is_due = null where home = $1 and ad_account_id = $2 and is_due
    returning date_trunc('hour', occurred_at at time zone 'UTC') at time zone 'UTC' as hour`,
};

/** The hours that they are in. What is written afterwards becomes due again. */
export async function takeDueHours(tx: Transaction, { id }: LockedAdAccount): Promise<Date[]> {
  const rows = await tx.rows<{ hour: Date }>(TAKE, [homeOf(id), id]);
  const hours = new Map(rows.map(({ hour }) => [hour.getTime(), hour]));
  return [...hours.values()].sort((a, b) => a.getTime() - b.getTime());
}

const ofKind = (kind: string) => `count(*) filter (where kind = '${kind}')`;

const COUNT: Statement = {
  name: 'ad-hours-count',
  // Uses ad_events_of_account. Each hour is counted anew, so that counting it twice changes nothing.
  text: `insert into ad_hours (home, ad_account_id, ad_id, hour, campaign_id, ad_group_id, impressions, closeups, saves,
      outbound_clicks, hides, spend_micro, product_id)
    select home, ad_account_id, ad_id, $3::timestamptz, campaign_id, ad_group_id, ${ofKind('impression')},
      ${ofKind('closeup')}, ${ofKind('save')}, ${ofKind('outbound_click')}, ${ofKind('hide')}, sum(charge_micro),
      coalesce(product_id, 0)
    from ad_events
    where home = $1 and ad_account_id = $2 and occurred_at >= $3 and occurred_at < $3 + interval '1 hour'
    group by home, ad_account_id, ad_id, campaign_id, ad_group_id, coalesce(product_id, 0)
    on conflict (home, ad_account_id, hour, ad_id, product_id) do update set impressions = excluded.impressions,
      closeups = excluded.closeups, saves = excluded.saves, outbound_clicks = excluded.outbound_clicks,
      hides = excluded.hides, spend_micro = excluded.spend_micro`,
};

export async function countHour(tx: Transaction, { id }: LockedAdAccount, hour: Date): Promise<void> {
  await tx.write(COUNT, [homeOf(id), id, hour]);
}

const MARK_POSTED: Statement = {
  name: 'ad-events-mark-posted',
  // Uses ad_events_unposted.
  text: `update ad_events set is_posted = true
    where home = $1 and ad_account_id = $2 and charge_micro > 0 and not is_posted returning id, ad_id, charge_micro`,
};

export interface PostedEvent {
  id: Id;
  ad_id: Id;
  charge_micro: string;
}

export async function takeUnposted(tx: Transaction, { id }: LockedAdAccount): Promise<PostedEvent[]> {
  return tx.rows<PostedEvent>(MARK_POSTED, [homeOf(id), id]);
}
